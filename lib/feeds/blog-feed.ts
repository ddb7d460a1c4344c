import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { type Article, lastChange } from "@/lib/content/articles";
import { noonDate } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import { articlePath, machinePaths, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";

export type FeedArticle = Article & { html: string };

type FeedHead = Pick<PageContent, "heading" | "description"> & { path?: string; rss?: string };

export function blogFeed(
  { heading, description, path = paths.blog, rss = machinePaths.rss }: FeedHead,
  articles: FeedArticle[],
) {
  const changes = articles.map(lastChange).sort();
  // Not the build time: a feed without changes must stay identical.
  const updated = noonDate(changes.at(-1) ?? `${site.copyrightYear}-01-01`);
  const title = `${site.name}: ${heading}`;
  const link = absoluteUrl(path);
  const { language, copyright, generator, icon, favicon, author } = feedBasics;
  const entries = articles.map(entryOf);
  const self = (path: string, type: string) => ({ href: absoluteUrl(path), rel: "self", type });
  return {
    rss: () =>
      generateRssFeed({
        title,
        link,
        description,
        language,
        copyright,
        generator,
        lastBuildDate: updated,
        image: { url: icon, title, link },
        atom: { links: [self(rss, "application/rss+xml")] },
        items: entries.map(({ url, title, summary, html, published, author, tags }) => ({
          title,
          link: url,
          guid: { value: url, isPermaLink: true },
          description: summary,
          pubDate: published,
          categories: tags.map((name) => ({ name })),
          dc: { creators: [author.name] },
          content: { encoded: html },
        })),
      }),
    atom: () =>
      generateAtomFeed({
        id: link,
        title: { value: title },
        subtitle: { value: description },
        updated,
        generator: { text: generator },
        icon: favicon,
        logo: icon,
        rights: { value: copyright },
        authors: [{ name: author.name, uri: author.url }],
        links: [
          { href: link, rel: "alternate", type: "text/html", hreflang: language },
          self(machinePaths.atom, "application/atom+xml"),
        ],
        entries: entries.map(({ url, title, summary, html, published, changed, author, tags }) => ({
          id: url,
          title: { value: title },
          links: [{ href: url, rel: "alternate", type: "text/html" }],
          published,
          updated: changed,
          summary: { value: summary },
          content: { value: html, type: "html" },
          authors: [{ name: author.name, uri: author.url }],
          categories: tags.map((term) => ({ term })),
        })),
      }),
    json: () =>
      JSON.stringify(
        generateJsonFeed({
          title,
          home_page_url: link,
          feed_url: absoluteUrl(machinePaths.jsonFeed),
          description,
          language,
          icon,
          favicon,
          authors: [author],
          items: entries.map(({ url, title, summary, html, published, changed, author, tags }) => ({
            id: url,
            url,
            title,
            summary,
            content_html: html,
            date_published: published,
            date_modified: changed,
            tags,
            authors: [author],
          })),
        }),
        null,
        2,
      ),
  };
}

const entryOf = (article: FeedArticle) => ({
  url: absoluteUrl(articlePath(article.slug)),
  title: article.title,
  summary: article.description,
  html: article.html,
  published: noonDate(article.date),
  changed: noonDate(lastChange(article)),
  author: article.author ? { name: article.author.name } : feedBasics.author,
  tags: [article.category, ...article.tags],
});

type Author = { name: string; url?: string };

export const feedBasics = {
  language: "pt-BR",
  generator: site.name,
  copyright: site.copyright,
  icon: absoluteUrl("/apple-icon.png"),
  favicon: absoluteUrl("/favicon.ico"),
  author: { name: site.name, url: absoluteUrl(paths.home) } as Author,
};
