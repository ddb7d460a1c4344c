import { articleHtml } from "@/components/mdx/feed-html";
import { memoize } from "@/lib/cache/memoize";
import { type Article, getArticles, type getTags } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { blogFeed } from "@/lib/feeds/blog-feed";
import { FEED_ARTICLES } from "@/lib/limits";
import { tagFeedPath, tagPath } from "@/lib/paths";
import { site } from "@/lib/site";

export const loadBlogFeed = memoize("blog-feed", async () => {
  const { heading, description } = getPage("blog");
  return blogFeed({ heading, description }, await newestWithHtml(getArticles()));
});

export const loadTagFeed = async ({ tag, articles }: ReturnType<typeof getTags>[number]) =>
  blogFeed(
    {
      heading: tag,
      description: tagText(tag, articles.length),
      path: tagPath(tag),
      rss: tagFeedPath(tag),
    },
    await newestWithHtml(articles),
  );

export const tagText = (tag: string, count: number) =>
  `Os ${count} artigos do blog da ${site.name} sobre ${tag}, do mais novo ao mais antigo.`;

const newestWithHtml = (articles: readonly Article[]) =>
  Promise.all(
    articles
      .slice(0, FEED_ARTICLES)
      .map(async (article) => ({ ...article, html: await articleHtml(article) })),
  );
