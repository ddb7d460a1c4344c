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
export const HOME_BUDGET = 234_000;

/** The budgets of a page, by the names of tests/support/page-bytes.ts. */
export const pageBudgets = (path: string) => ({
  html: 26_000,
  data: 22_000,
  /** Framework and page; the scripts of an empty Next app are 137 kB. */
  code: FORM_PAGES.includes(path) ? 182_000 : 146_000,
  style: 16_000,
  font: 38_000,
});
