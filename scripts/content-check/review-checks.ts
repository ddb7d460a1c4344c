import type { Article } from "@/lib/content/article-schema";
import type { Contest } from "@/lib/content/contest";
import type { SitePage } from "@/lib/content/site-pages";
import type { Claim } from "@/lib/content/credibility";

/** Published articles without a review, and which of their sources a professional has to check. */
export const reviewNotes = (articles: Article[]): string[] =>
  articles
    .filter(({ state, reviewed }) => state === "published" && !reviewed)
    .map(({ slug, sources }) => ({ slug, titles: sources.flatMap(toCheck) }))
    .map(
      ({ slug, titles }) =>
        `content/articles/${slug}.mdx: ${titles.join("; ") || "sem revisão de profissional"}`,
    );

const toCheck = ({ title, check }: Article["sources"][number]) => (check ? [title] : []);

/** Whether the guarantee still has no scope and no term. */
export const guaranteeNotes = (claims: Claim[]): string[] =>
  claims.some(({ guarantee }) => guarantee)
    ? []
    : [
        "content/credibility/garantia.mdx: falta dizer o que a garantia cobre e por quanto tempo (guarantee)",
      ];

/** What the texts of pages leave to be checked or decided. */
export const pageNotes = (pages: Pick<SitePage, "name" | "check">[]): string[] =>
  pages.flatMap(({ name, check }) => check.map((note) => `content/pages/${name}.mdx: ${note}`));

/** Whether the contest still has neither an authorisation nor a reason for having none. */
export const contestNotes = ({ authorisation }: Contest): string[] =>
  authorisation
    ? []
    : [
        "content/contest/click-na-pintura.mdx: falta o número da autorização, ou o motivo da " +
          "dispensa (authorisation); o que decidir está em docs/contest.md",
      ];
