import { Feed } from "feed";
import type { PageContent } from "@/lib/content/pages";
import { noonDate } from "@/lib/content/dates";
import { escapeHtml } from "@/lib/forms/escape-html";
import { machinePaths, paths } from "@/lib/paths";
import type { Episode } from "@/lib/podcast/episode";
import { absoluteUrl } from "@/lib/seo/metadata";
import { site } from "@/lib/site";
import { printable } from "@/lib/format/xml";
import { watchUrl } from "@/lib/podcast/youtube";
import { feedBasics } from "@/lib/feeds/feed-basics";

/** The podcast as a feed, newest episode first, with links to the videos. May be empty. */
export function podcastFeed(page: PageContent, episodes: Episode[]): Feed {
  const newestFirst = [...episodes].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const newest = newestFirst[0]?.publishedAt;
  const feed = new Feed({
    ...feedBasics,
    id: absoluteUrl(paths.podcast),
    title: site.podcastName,
    description: page.description,
    link: absoluteUrl(paths.podcast),
    updated: newest ? new Date(newest) : noonDate(`${site.copyrightYear}-01-01`),
    feedLinks: { rss: absoluteUrl(machinePaths.podcastFeed) },
  });
  for (const { id, title, description, thumbnail, publishedAt } of newestFirst) {
    feed.addItem({
      id: watchUrl(id),
      link: watchUrl(id),
      title: printable(title),
      description: escapeHtml(printable(description)),
      content: episodeHtml(printable(description), thumbnail),
      published: new Date(publishedAt),
      date: new Date(publishedAt),
      author: [feedBasics.author],
    });
  }
  return feed;
}

/** Cover and description of an episode; the description is plain text of the video platform. */
function episodeHtml(description: string, thumbnail: string): string {
  const cover = thumbnail && `<p><img src="${escapeHtml(absoluteUrl(thumbnail))}" alt=""></p>`;
  const paragraphs = description
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`);
  return [cover, ...paragraphs].join("");
}
