import { Feed } from "feed";
import type { Article } from "@/lib/content/article-schema";
import { lastChange } from "@/lib/content/articles";
import { noonDate } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import { articlePath, machinePaths, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { site } from "@/lib/site";
import { feedBasics } from "@/lib/feeds/feed-basics";

/** An article with its text as HTML: no style sheet needed, absolute URLs. */
export type FeedArticle = Article & { html: string };

/** The blog as a feed with complete articles, newest first. */
export function blogFeed(page: PageContent, articles: FeedArticle[]): Feed {
  const changes = articles.map(lastChange).sort();
  const feed = new Feed({
    ...feedBasics,
    id: absoluteUrl(paths.blog),
    title: `${site.name}: ${page.heading}`,
    description: page.description,
    link: absoluteUrl(paths.blog),
    // Not the build time: a feed without changes must stay identical.
    updated: noonDate(changes.at(-1) ?? `${site.copyrightYear}-01-01`),
    feedLinks: {
      rss: absoluteUrl(machinePaths.rss),
      atom: absoluteUrl(machinePaths.atom),
      json: absoluteUrl(machinePaths.jsonFeed),
    },
  });
  for (const article of articles) {
    const link = absoluteUrl(articlePath(article.slug));
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.description,
      content: article.html,
      published: noonDate(article.date),
      date: noonDate(lastChange(article)),
      author: [article.author ? { name: article.author.name } : feedBasics.author],
      category: [article.category, ...article.tags].map((name) => ({ name, term: name })),
    });
  }
  return feed;
}
