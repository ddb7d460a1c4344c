import { generateRssFeed } from "feedsmith";
import { type Article, lastChange } from "@/lib/content/articles";
import { noonDate } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import { printable, withTightData } from "@/lib/format/xml";
import { articlePath, machinePaths, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";

export type FeedArticle = Article & { html: string };

/** The articles in full as RSS 2.0. */
export function blogFeed(
  { heading, description }: Pick<PageContent, "heading" | "description">,
  articles: FeedArticle[],
): string {
  const changes = articles.map(lastChange).sort();
  const title = `${site.name}: ${heading}`;
  const link = absoluteUrl(paths.blog);
  const self = absoluteUrl(machinePaths.rss);
  const { language, copyright, generator, icon } = feedBasics;
  const xml = generateRssFeed({
    title,
    link,
    description,
    language,
    copyright,
    generator,
    // Not the build time: a feed without changes must stay identical.
    lastBuildDate: noonDate(changes.at(-1) ?? `${site.copyrightYear}-01-01`),
    image: { url: icon, title, link },
    atom: { links: [{ href: self, rel: "self", type: "application/rss+xml" }] },
    items: articles.map(itemOf),
  });
  return withTightData(printable(xml));
}

function itemOf({ slug, title, description, html, date, author, category, tags }: FeedArticle) {
  const url = absoluteUrl(articlePath(slug));
  return {
    title,
    link: url,
    guid: { value: url, isPermaLink: true },
    description,
    pubDate: noonDate(date),
    categories: [category, ...tags].map((name) => ({ name })),
    dc: { creators: [author?.name ?? site.name] },
    content: { encoded: html },
  };
}

export const feedBasics = {
  language: "pt-BR",
  generator: site.name,
  copyright: site.copyright,
  icon: absoluteUrl("/apple-icon.png"),
};
