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
 * included: page, font, and pictures near the first screen. `inlineScript` after brotli: 0.05 kB more
 * since it copies during the press, 0.05 kB since audio goes on on the next page, 0.05 kB since it shares. The podcast: 1 kB since its
 * chips work without `:has()`.
 */
export const FIRST_VISIT_BUDGETS = {
  home: 85_000,
  form: 110_000,
  podcast: 86_000,
  article: 80_000,
  other: 110_000,
  inlineScript: 2_600,
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
   * With the dialogs, which open before React is there: 2 kB for the six lessons, 2 kB for the
   * quote form and the contact bar, 0.3 kB for the calculators in menu and footer, 0.2 kB for the links
   * that open and close the menu in browsers without popovers, 1 kB for the night, 0.4 kB for the head
   * of printed pages, 0.4 kB for the symbol of accessibility and the safety of two lessons, 0.05 kB for audio that goes on,
   * 0.2 kB for people drawn to scale. Articles have their figures, 1.6 to 5.2 kB.
   */
  html: path.startsWith(articlePath("")) ? 36_500 : 34_250,
  data: 22_100,
  /**
   * Framework and page; the scripts of an empty Next app are 137 kB. 2 kB more since React and Next
   * are not one file any more (docs/decisions/0012), and 1 kB for the contact bar and the frame of
   * the quote dialog, whose form is loaded when it is entered; an episode page has its player. Calculators: 3 kB more
   * since they count the pieces of the laid floor, compare prices and answer while one types.
   */
  code: FORM_PAGES.includes(path) ? 170_000 : isCalculator(path) ? 167_000 : 151_000,
  /**
   * 0.3 kB more since labels of invented content, forms of calculators and sharing buttons, 0.8 kB
   * since theme chips, contact bar, opening states and the sheet, 1.5 kB since the heroes, the
   * house that is a menu, episode pages, and the rules of bare pseudo-classes, 0.3 kB since the index
   * of long pages and phones on their side, 1.1 kB in articles with a calculator since its fields
   * and its sheet have a layout of their own, 0.3 kB since episodes are rows,
   * 0.6 kB for the night, 0.5 kB for the margin of articles and paper, 0.5 kB for lists that become
   * one column with large text, for browsers without `:has()`, and for the audio of an episode.
   */
  style: 21_950,
  font: 38_000,
});
