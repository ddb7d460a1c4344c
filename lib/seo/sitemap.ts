import type { MetadataRoute } from "next";
import {
  getArticles,
  getTags,
  isTagIndexed,
  lastChange,
  type Article,
} from "@/lib/content/articles";
import { getLessons } from "@/lib/content/education";
import { getContestRelease, getReleases } from "@/lib/content/press";
import { getSocialProjects } from "@/lib/content/collections/social";
import {
  articlePath,
  tagPath,
  episodePath,
  handoutPath,
  paths,
  releasePath,
  shareImagePath,
  sheetPath,
  WORKS_PATH,
} from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { absoluteUrl } from "@/lib/site-url";
import { getSitePages } from "@/lib/content/pages";
import { getSheets } from "@/lib/content/collections/sheets";
import { getSymptoms } from "@/lib/content/symptoms";
import { getWorks } from "@/lib/content/works";
import { photographPath } from "@/lib/photographs/variants";
import { truncate } from "@/lib/podcast/episode-text";
import { parseVideoId, playerUrl } from "@/lib/format/youtube";

/** Characters, as sitemaps define it; of the text before its escaping. */
const VIDEO_DESCRIPTION_MAX = 2048;

type SitemapEntry = MetadataRoute.Sitemap[number];
type Video = NonNullable<SitemapEntry["videos"]>[number];

/**
 * `lastModified` only where a content file has a date: search engines ignore sites that guess.
 * @param picturesOf the addresses of the pictures in an article's text
 */
export function sitemapEntries(
  episodes: EpisodePage[],
  picturesOf: (article: Article) => string[] = () => [],
): MetadataRoute.Sitemap {
  const articles = getArticles();
  const newestArticle = articles.map(lastChange).sort().at(-1);
  const lastChanges: Record<string, string | undefined> = {
    [paths.blog]: newestArticle,
    [paths.pressRelease]: getContestRelease().confirmed.date,
  };
  const videos = projectVideos();
  const works = getWorks();
  return [
    ...getSitePages()
      // It is not for search engines (noindex).
      .filter(({ path }) => path !== paths.search)
      .map(({ path, updated }) => ({
        ...entry(path, updated ?? lastChanges[path]),
        ...(path === paths.socialProjects && videos.length > 0 && { videos }),
      })),
    ...articles.map((article) => ({
      ...entry(articlePath(article.slug), lastChange(article)),
      images: [shareImagePath(articlePath(article.slug)), ...picturesOf(article)].map(absoluteUrl),
    })),
    ...getTags()
      .filter(isTagIndexed)
      .map(({ tag }) => entry(tagPath(tag))),
    ...getSymptoms().map(({ path, date, updated = date }) => entry(path, updated)),
    ...getSheets().map(({ slug, updated }) => entry(sheetPath(slug), updated)),
    ...getLessons().map(({ slug }) => entry(handoutPath(slug))),
    ...(works.length > 0 ? [entry(WORKS_PATH)] : []),
    ...works.map(({ path, before, after }) => ({
      ...entry(path),
      images: [
        shareImagePath(path),
        photographPath(after.src),
        ...(before ? [photographPath(before.src)] : []),
      ].map(absoluteUrl),
    })),
    ...getReleases().map(({ name, date, isDateInvented }) =>
      entry(releasePath(name), isDateInvented ? undefined : date),
    ),
    ...episodes.map((episode) => ({
      ...entry(episodePath(episode.slug)),
      videos: [episodeVideo(episode)],
    })),
  ];
}

const entry = (path: string, lastModified?: string): SitemapEntry => ({
  url: absoluteUrl(path),
  ...(lastModified && { lastModified }),
  images: [absoluteUrl(shareImagePath(path))],
});

const episodeVideo = ({ id, title, text, thumbnail, publishedAt }: EpisodePage): Video => ({
  title,
  description: truncate(text || title, VIDEO_DESCRIPTION_MAX),
  thumbnail_loc: absoluteUrl(thumbnail || shareImagePath(paths.podcast)),
  player_loc: playerUrl(id),
  publication_date: publishedAt,
});

const projectVideos = (): Video[] =>
  getSocialProjects().flatMap(({ titulo, descricao, videoUrl }) => {
    const id = videoUrl && parseVideoId(videoUrl);
    if (!id) return [];
    return {
      title: titulo,
      description: truncate(descricao, VIDEO_DESCRIPTION_MAX),
      thumbnail_loc: absoluteUrl(shareImagePath(paths.socialProjects)),
      player_loc: playerUrl(id),
    };
  });
