import { checkArticleLayout } from "@/tests/support/article-layout";
import { test } from "@/tests/support/browser-test";
import { exampleArticle } from "@/tests/support/example-content";

// The other articles: tests/nightly/article-layout.spec.ts.
test("tables and figures of an article: captions, edges, sizes of text, nothing cut off", ({
  page,
}) => checkArticleLayout(page, exampleArticle));
