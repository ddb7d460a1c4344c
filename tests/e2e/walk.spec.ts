import { paths } from "@/lib/paths";
import { samplePaths, templatePaths } from "@/tests/support/all-paths";
import { test } from "@/tests/support/browser-test";
import { examplePath } from "@/tests/support/example-content";
import { expectOwnStyles } from "@/tests/support/style-sheets";
import { walk } from "@/tests/support/walk";

// tests/site reads the HTML of every page, and tests/nightly/every-page.spec.ts visits them all. A
// build of other content (tests/nightly/trial-builds.test.ts) has no nightly run of its own.
const isTrialBuild = Boolean(process.env.NEXT_DIST_DIR);

for (const path of isTrialBuild ? templatePaths : samplePaths) {
  test(`${path}: WCAG, widths, console and policy`, async ({ page }) => {
    await walk(page, path);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of isTrialBuild ? templatePaths : [paths.home, examplePath]) {
    test(`${path} has the rules of the style sheet that it needs`, async ({ page }) => {
      await expectOwnStyles(page, path);
    });
  }
});
