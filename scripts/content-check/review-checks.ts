import type { Article } from "@/lib/content/article-schema";
import type { Claim } from "@/lib/content/credibility";

/** Published articles with sources that a professional has to check and without a later review. */
export const reviewNotes = (articles: Article[]): string[] =>
  articles
    .filter(({ state, reviewed }) => state === "published" && !reviewed)
    .map(({ slug, sources }) => ({ slug, titles: sources.flatMap(toCheck) }))
    .filter(({ titles }) => titles.length > 0)
    .map(({ slug, titles }) => `content/articles/${slug}.mdx: ${titles.join("; ")}`);

const toCheck = ({ title, check }: Article["sources"][number]) => (check ? [title] : []);

/** Whether the guarantee still has no scope and no term. */
export const guaranteeNotes = (claims: Claim[]): string[] =>
  claims.some(({ guarantee }) => guarantee)
    ? []
    : [
        "content/credibility/garantia.mdx: falta dizer o que a garantia cobre e por quanto tempo (guarantee)",
      ];
