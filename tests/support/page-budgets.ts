import { articlePath, paths } from "@/lib/paths";

// Bytes after gzip, which do not depend on the machine; docs/benchmarks.md measures times. Raise a
// budget only with a reason.

/** With a form in the page or in a dialog. */
const FORM_PAGES: string[] = [
  paths.home,
  paths.services,
  paths.contact,
  paths.socialProjects,
  paths.materialDonation,
  paths.podcast,
];

/** With the code of one calculator, its drawing and the copy button. */
const isCalculator = (path: string) => path.startsWith(`${paths.calculators}/`);

/**
 * A first visit without an intent (docs/decisions/0014), in bytes over the network, headers
 * included: page, font, and pictures near the first screen. `inlineScript` after brotli.
 */
export const FIRST_VISIT_BUDGETS = {
  home: 85_000,
  form: 110_000,
  podcast: 85_000,
  article: 80_000,
  other: 110_000,
  inlineScript: 2_670,
};

export function firstVisitBudget(path: string): number {
  if (path === paths.podcast) return FIRST_VISIT_BUDGETS.podcast;
  if (path === paths.home) return FIRST_VISIT_BUDGETS.home;
  if (FORM_PAGES.includes(path)) return FIRST_VISIT_BUDGETS.form;
  if (path.startsWith(articlePath(""))) return FIRST_VISIT_BUDGETS.article;
  return FIRST_VISIT_BUDGETS.other;
}

/** The records of the site search, compressed with brotli. */
export const SEARCH_INDEX_BUDGET = 60_000;

/** The budgets of a page, by the names of tests/support/page-bytes.ts. */
export const pageBudgets = (path: string) => ({
  /**
   * With the dialogs, which open before React is there. Articles have their figures. People who are
   * the same by night, and paper without forms, take 0.5 kB.
   */
  html: path.startsWith(articlePath("")) ? 36_500 : 34_900,
  data: 22_500,
  /** Framework and page; the scripts of an empty Next app are 137 kB. */
  code: FORM_PAGES.includes(path) ? 170_000 : isCalculator(path) ? 167_350 : 151_000,
  style: 22_250,
  font: 38_000,
});
