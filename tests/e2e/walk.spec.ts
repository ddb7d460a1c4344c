import { samplePaths, templatePaths } from "@/tests/support/all-paths";
import { test } from "@/tests/support/browser-test";
import { walk } from "@/tests/support/walk";

// tests/site reads the HTML of every page, and tests/nightly/every-page.spec.ts visits them all. A
// build of other content (tests/nightly/trial-builds.test.ts) has no nightly run of its own.
const isTrialBuild = Boolean(process.env.NEXT_DIST_DIR);

for (const path of isTrialBuild ? templatePaths : samplePaths) {
  test(`${path}: WCAG, widths, console and policy`, async ({ page }) => {
    await walk(page, path);
  });
}
