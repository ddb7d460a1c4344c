import { getArticles } from "@/lib/content/articles";
import { checkArticleLayout } from "@/tests/support/article-layout";
import { test } from "@/tests/support/browser-test";

test("tables and figures of every article: captions, edges, sizes of text, nothing cut off", async ({
  page,
}) => {
  for (const article of getArticles()) await checkArticleLayout(page, article);
});
