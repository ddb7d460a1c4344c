import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { allPaths } from "@/tests/support/all-paths";
import { accessibilityProblems } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { styleDifferences } from "@/tests/support/computed-styles";
import { expectEveryControlWorks, watchEffects } from "@/tests/support/control-effects";
import { brokenWords, enlargeText, lostContent } from "@/tests/support/reflow";
import { expectNoOverflow, openDetails, walk } from "@/tests/support/walk";

// What is true for every page. The checks are soft: one run lists every problem.

/** The narrowest phones, and the 320 px of WCAG 1.4.10. */
const PHONE_WIDTHS = [360, 320];

for (const path of allPaths) {
  test(`${path}: the walk, contrast by night, every width, large text`, async ({ page }) => {
    await walk(page, path);
    await page.emulateMedia({ colorScheme: "dark" });
    const byNight = await accessibilityProblems(page, "color-contrast");
    expect.soft(byNight, `${path}: contrast by night`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await expectNoOverflow(page, path, [1280, 1024, 768, 360]);
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const broken = await brokenWords(page);
      expect.soft(broken, `${path}: broken words of labels at ${width} px`).toEqual([]);
    }
    await page.reload();
    expect.soft(await linesMissingUnderLinks(page), `${path}: underlined links`).toEqual([]);
    await enlargeText(page);
    for (const width of PHONE_WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const message = `${path}: lost at ${width} px with text at 200 %`;
      await expect.soft.poll(() => lostContent(page), { message }).toEqual([]);
    }
  });
}

test.describe("controls", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  for (const path of allPaths) {
    test(`${path}: every control does something, or says why it cannot`, async ({ page }) => {
      await page.route("https://www.youtube-nocookie.com/**", (route) =>
        route.fulfill({ body: "" }),
      );
      await watchEffects(page);
      await page.goto(path);
      await openDetails(page);
      // Header and footer are the same on every page.
      await expectEveryControlWorks(page, path, path === paths.home ? "body" : "main");
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of allPaths) {
    test(`${path}: its first styles are those of the full sheet`, async ({ page }) => {
      await page.goto(path);
      const different = await styleDifferences(page, { hasScripts: false });
      expect(different.slice(0, 2)).toEqual([]);
    });
  }
});

/**
 * Underlined links that show no line under a part of their text: an inline link does not underline
 * an inline block in it.
 */
const linesMissingUnderLinks = (page: Page) =>
  page.locator("a").evaluateAll((links) => {
    const isUnderlined = (element: Element) =>
      getComputedStyle(element).textDecorationLine === "underline";
    return links
      .filter((link) => isUnderlined(link) && getComputedStyle(link).display === "inline")
      .flatMap((link) => [...link.querySelectorAll("*")])
      .filter((part) => getComputedStyle(part).display === "inline-block" && !isUnderlined(part))
      .map(({ outerHTML }) => outerHTML);
  });
