import { paths } from "@/lib/paths";

// Bytes after gzip, which do not depend on the machine; docs/benchmarks.md measures times. Raise a
// budget only with a reason.

const FORM_PAGES: string[] = [
  paths.services,
  paths.contact,
  paths.socialProjects,
  paths.materialDonation,
  paths.podcast,
];

/** The whole home page on a first visit, without the pictures further down, which load lazily. */
export const HOME_BUDGET = 236_000;

/** The records of the site search, compressed with brotli. */
export const SEARCH_INDEX_BUDGET = 60_000;

/** The budgets of a page, by the names of tests/support/page-bytes.ts. */
export const pageBudgets = (path: string) => ({
  html: 26_000,
  data: 22_000,
  /**
   * Framework and page; the scripts of an empty Next app are 137 kB. 2 kB more since React and Next
   * are not one file any more (docs/decisions/0012).
   */
  code: FORM_PAGES.includes(path) ? 184_000 : 148_000,
  /** The full sheet; 0.1 kB more since labels of invented content and of what is over. */
  style: 16_200,
  font: 38_000,
});
