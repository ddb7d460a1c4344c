import type { MetadataRoute } from "next";
import { getArchivePages } from "@/lib/content/archive";
import { getArticles, lastChange } from "@/lib/content/articles";
import { getLessons } from "@/lib/content/lessons";
import { getPressRelease } from "@/lib/content/press-releases";
import { getSocialProjects } from "@/lib/content/social-projects";
import { archivePath, articlePath, handoutPath, paths, shareImagePath } from "@/lib/paths";
import type { Episode } from "@/lib/podcast/episode";
import { absoluteUrl } from "@/lib/seo/metadata";
import { getSitePages } from "@/lib/content/site-pages";
import { escapeXml } from "@/lib/format/xml";
import { parseVideoId, playerUrl } from "@/lib/podcast/youtube";

type SitemapEntry = MetadataRoute.Sitemap[number];
type Video = NonNullable<SitemapEntry["videos"]>[number];

/**
 * Every page, article and handout, and the archive of the blog. `lastModified` is omitted where no
 * content file has a date, because search engines ignore dates of sites with wrong dates.
 */
export function sitemapEntries(episodes: Episode[]): MetadataRoute.Sitemap {
  const articles = getArticles();
  const newestArticle = articles.map(lastChange).sort().at(-1);
  const lastChanges: Record<string, string | undefined> = {
    [paths.blog]: newestArticle,
    [paths.pressRelease]: getPressRelease("click-na-pintura").confirmed.date,
  };
  const videos: Record<string, Video[]> = {
    [paths.socialProjects]: projectVideos(),
    [paths.podcast]: episodes.map(episodeVideo),
  };
  return [
    ...getSitePages().map(({ path, updated }) => ({
      ...entry(path, updated ?? lastChanges[path]),
      ...(videos[path]?.length && { videos: videos[path] }),
    })),
    ...articles.map((article) => entry(articlePath(article.slug), lastChange(article))),
    ...getArchivePages().map(({ list, page }) => entry(archivePath(list.slug, page))),
    ...getLessons().map(({ slug }) => entry(handoutPath(slug))),
  ];
}

const entry = (path: string, lastModified?: string): SitemapEntry => ({
  url: absoluteUrl(path),
  ...(lastModified && { lastModified }),
  images: [absoluteUrl(shareImagePath(path))],
});

// Next does not escape titles and URLs in the XML.
const episodeVideo = ({ id, title, description, thumbnail, publishedAt }: Episode): Video => ({
  title: escapeXml(title),
  description: escapeXml(description || title),
  thumbnail_loc: escapeXml(absoluteUrl(thumbnail || shareImagePath(paths.podcast))),
  player_loc: escapeXml(playerUrl(id)),
  publication_date: publishedAt,
});

const projectVideos = (): Video[] =>
  getSocialProjects().flatMap(({ titulo, descricao, videoUrl }) => {
    const id = videoUrl && parseVideoId(videoUrl);
    if (!id) return [];
    return {
      title: escapeXml(titulo),
      description: escapeXml(descricao),
      thumbnail_loc: absoluteUrl(shareImagePath(paths.socialProjects)),
      player_loc: playerUrl(id),
    };
  });
