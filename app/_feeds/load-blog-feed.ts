import { articleHtml } from "@/components/mdx/article-html";
import { getArticles } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { blogFeed } from "@/lib/feeds/blog-feed";

/** The blog's feed from content/, with every article compiled. */
export async function loadBlogFeed() {
  const articles = await Promise.all(
    getArticles().map(async (article) => ({ ...article, html: await articleHtml(article) })),
  );
  return blogFeed(getPage("blog"), articles);
}
