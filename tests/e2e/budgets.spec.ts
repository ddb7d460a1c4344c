import { paths } from "@/lib/paths";
import { pageBytes } from "@/scripts/bench/page-bytes";
import { allPaths } from "@/tests/support/all-paths";
import { expect, servers, test } from "@/tests/support/browser-test";

// Bytes after gzip, which do not depend on the machine; times are the benchmark's affair (docs/benchmarks.md). A budget that
// no longer holds is raised with a reason or, better, not at all.

/** Framework and page; an empty Next app's scripts are 137 kB. */
const CODE = { page: 146_000, withForm: 182_000 };
const FORM_PAGES: string[] = [
  paths.services,
  paths.contact,
  paths.socialProjects,
  paths.materialDonation,
  paths.podcast,
];
const HTML = 26_000;
const DATA = 22_000;
const STYLE = 16_000;
const FONT = 38_000;
/** The whole home page but for the pictures further down, which load when somebody comes near them. */
const HOME = 234_000;

const codeLimit = (path: string) => (FORM_PAGES.includes(path) ? CODE.withForm : CODE.page);

const weigh = pageBytes(servers.site);

for (const path of allPaths) {
  test(`${path} keeps within its budgets`, async () => {
    const bytes = await weigh(path);
    const limits = { html: HTML, data: DATA, code: codeLimit(path), style: STYLE, font: FONT };
    for (const [part, limit] of Object.entries(limits)) {
      const size = bytes[part as keyof typeof limits];
      // A part that was not found is not one that is small.
      expect(size, part).toBeGreaterThan(0);
      expect(size, part).toBeLessThanOrEqual(limit);
    }
  });
}

test("the home page keeps within its budget on a first visit", async () => {
  const { html, code, data, style, font } = await weigh(paths.home);
  expect(html + code + data + style + font).toBeLessThanOrEqual(HOME);
});
