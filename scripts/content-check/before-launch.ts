import { getAllArticles } from "@/lib/content/articles";
import { getContest } from "@/lib/content/contest";
import { getSitePages } from "@/lib/content/site-pages";
import { getClaims } from "@/lib/content/credibility";
import { demonstrationItems } from "@/lib/launch/demonstration.mjs";
import { unsetFacts } from "@/lib/launch/company-facts";
import {
  contestNotes,
  guaranteeNotes,
  pageNotes,
  reviewNotes,
} from "@/scripts/content-check/review-checks";

/** A title and what is pending under it. */
export type PendingList = { title: string; lines: string[] };

/** Invented items in content/, one line each. */
export const demonstrationNotes = (): string[] =>
  demonstrationItems().map(({ file, what }) => `${file}: ${what}`);

/** What a professional or the company still has to check or decide. */
export const openReviews = (): string[] => [
  ...reviewNotes(getAllArticles()),
  ...guaranteeNotes(getClaims()),
  ...contestNotes(getContest()),
  ...pageNotes(getSitePages()),
];

/** Everything that is pending before the site is public, with the variables of its build. */
export const beforeLaunch = (env: Record<string, string | undefined>): PendingList[] => [
  {
    title: "Inventado (demonstration): troque por dados reais e apague a marca",
    lines: demonstrationNotes(),
  },
  { title: "Dados da empresa que faltam (.env)", lines: unsetFacts(env) },
  { title: "A conferir por profissional ou pela empresa", lines: openReviews() },
];
