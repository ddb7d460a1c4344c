import { BLOG_FEATURED, HOME } from "@/lib/limits";
import { aliasProblems } from "@/lib/content/alias-problems.mjs";
import type { Article } from "@/lib/content/article-schema";
import { ContentError } from "@/lib/content/content-error";

/**
 * Checks rules across articles. Unpublished articles count only for slugs and aliases.
 * @throws ContentError
 */
export function assertArticlesConsistent(articles: readonly Article[]) {
  const published = articles.filter(({ state }) => state === "published");
  const problems = [
    ...featuredProblems(published),
    ...teaserProblems(published),
    ...aliasProblems(articles),
  ];
  if (problems.length > 0) throw new ContentError("content/articles", [...new Set(problems)]);
}

function featuredProblems(articles: readonly Article[]): string[] {
  const featured = articles.filter((article) => article.featured);
  if (featured.length === BLOG_FEATURED) return [];
  const names = featured.map((article) => article.slug).join(", ");
  return [
    `featured: exactly ${BLOG_FEATURED} articles must be featured, found ${featured.length} (${names})`,
  ];
}

function teaserProblems(articles: readonly Article[]): string[] {
  const orders = articles.flatMap((article) => article.homeTeaser?.order ?? []).sort();
  const expected = Array.from({ length: HOME.teasers }, (_, index) => index + 1);
  if (orders.join() === expected.join()) return [];
  return [
    `homeTeaser.order: the home page shows ${HOME.teasers} teasers numbered ${expected.join(", ")}, found ${orders.join(", ") || "none"}`,
  ];
}
