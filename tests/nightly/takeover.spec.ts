import { test as chromiumTest } from "@/tests/support/browser-test";
import { holdRequests, SCRIPTS } from "@/tests/support/hold-requests";
import { keepTranslating } from "@/tests/support/keep-translating";
import { PAGE_CHANGES } from "@/tests/support/page-changes";
import { expectTakenOver, pageBrowser, REGIONS } from "@/tests/support/takeover";
import { findFirefox, findWebKit } from "@/scripts/lib/programs.mjs";
import { engineTest } from "@/tests/nightly/support/engine-test";
import { startFirefox } from "@/tests/nightly/support/firefox";
import { startWebKit } from "@/tests/nightly/support/webkit";

// docs/decisions/0054: every change of a page × every region that needs React × scripts that are
// there at once, or only while somebody types.

const WIDTH = 1280;

/** React does not find its own HTML, and renders the page anew. */
const RENDERED_ANEW = /React error #418/;

const TIMES = [
  ["scripts at once", false],
  ["scripts while typing", true],
] as const;

chromiumTest.describe("Chromium", () => {
  chromiumTest.use({ allowedConsoleErrors: RENDERED_ANEW });

  for (const region of REGIONS) {
    chromiumTest(`a translator that goes on, ${region.name}`, async ({ page }) => {
      await page.goto(region.page);
      await page.evaluate(keepTranslating);
      await expectTakenOver(pageBrowser(page), region);
    });
  }

  for (const [change, apply] of Object.entries(PAGE_CHANGES)) {
    for (const [time, isLate] of TIMES) {
      chromiumTest(`${change}, ${time}`, async ({ page }) => {
        for (const region of REGIONS) {
          // Not the whole `goto`, which waits for React on a page that starts it.
          await page.goto(region.page, { waitUntil: "commit" });
          await page.waitForLoadState("domcontentloaded");
          const release = isLate ? await holdRequests(page, SCRIPTS) : undefined;
          await page.evaluate(apply);
          await expectTakenOver(pageBrowser(page), region, release);
        }
      });
    }
  }
});

const ENGINES = [
  ["Firefox", startFirefox, findFirefox(), "firefox-esr"],
  ["WebKit", startWebKit, findWebKit(), "webkit2gtk-driver, xvfb"],
] as const;

for (const [name, start, found, packages] of ENGINES) {
  const test = engineTest(start, RENDERED_ANEW);

  test.describe(name, () => {
    test.skip(!found, `${name} is not installed (Debian: ${packages})`);
    // One window: the tests of an engine run one after the other.
    test.describe.configure({ mode: "default" });

    for (const [change, apply] of Object.entries(PAGE_CHANGES)) {
      for (const [time, isLate] of TIMES) {
        test(`${change}, ${time}`, async ({ tab }) => {
          for (const region of REGIONS) {
            await tab.open(region.page, WIDTH);
            const release = isLate ? tab.holdScripts() : undefined;
            await tab.engine.evaluate(apply);
            await expectTakenOver(tab.engine, region, release);
          }
        });
      }
    }
  });
}
