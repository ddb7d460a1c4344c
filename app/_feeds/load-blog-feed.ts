import { articleHtml } from "@/components/mdx/article-html";
import { memoize } from "@/lib/cache/memoize";
import { getArticles } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { blogFeed } from "@/lib/feeds/blog-feed";
import { FEED_ARTICLES } from "@/lib/limits";

/** The blog feed with the newest articles of content/, made once for its three formats. */
export const loadBlogFeed = memoize("blog-feed", async () => {
  const newest = getArticles().slice(0, FEED_ARTICLES);
  const articles = await Promise.all(
    newest.map(async (article) => ({ ...article, html: await articleHtml(article) })),
  );
  return blogFeed(getPage("blog"), articles);
});
