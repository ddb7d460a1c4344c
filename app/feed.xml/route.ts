import { articleHtml } from "@/components/mdx/feed-html";
import { getArticles } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { blogFeed } from "@/lib/feeds/blog-feed";
import { FEED_ARTICLES } from "@/lib/limits";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

/** The feed has the newest articles in full. */
export async function GET() {
  const articles = await Promise.all(
    getArticles()
      .slice(0, FEED_ARTICLES)
      .map(async (article) => ({ ...article, html: await articleHtml(article) })),
  );
  return textResponse(blogFeed(getPage("blog"), articles), "application/rss+xml");
}
