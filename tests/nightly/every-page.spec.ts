import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { allPaths, articlePaths } from "@/tests/support/all-paths";
import { accessibilityProblems } from "@/tests/support/axe";
import { expect, servers, test } from "@/tests/support/browser-test";
import { expectEveryControlWorks, watchEffects } from "@/tests/support/control-effects";
import { faintRings } from "@/tests/support/look";
import { brokenWords, lostContent } from "@/tests/support/reflow";
import { expectNothingLost, openDetails, walk } from "@/tests/support/walk";

// What is true for every page. The checks are soft: one run lists every problem.

for (const path of allPaths) {
  test(`${path}: the walk, contrast and focus by night, large text`, async ({ page }) => {
    await walk(page, path);
    await page.emulateMedia({ colorScheme: "dark" });
    const byNight = await accessibilityProblems(page, "color-contrast");
    expect.soft(byNight, `${path}: contrast by night`).toEqual([]);
    expect.soft(await faintRings(page), `${path}: rings of the focus by night`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const broken = await brokenWords(page);
      expect.soft(broken, `${path}: broken words of labels at ${width} px`).toEqual([]);
    }
    await page.reload();
    await expectNothingLost(page, path);
  });
}

// On wider screens the text size of the browser also moves the breakpoints, which are in rem; only
// a setting of the browser itself does that.
test("with the browser's text at 200 % nothing is lost on tablets and desktops", async ({
  playwright,
}, { project }) => {
  const { args = [], ...options } = project.use.launchOptions!;
  const doubled = "--blink-settings=defaultFontSize=32";
  const browser = await playwright.chromium.launch({ ...options, args: [...args, doubled] });
  const page = await browser.newPage({ baseURL: servers.site });
  for (const path of allPaths) {
    await page.goto(path);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await lostContent(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  await browser.close();
});

test("on a phone no table of an article scrolls sideways, and no text of a figure is tiny", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of articlePaths) {
    await page.goto(path);
    expect.soft(await tablesAndFigures(page), path).toEqual({ wide: [], tiny: [] });
  }
});

/** Captions of tables that are wider than the page, and texts of drawings below 13.9 px. */
const tablesAndFigures = (page: Page) =>
  page.locator(".article-prose").evaluate((text) => {
    const wide = [...text.querySelectorAll(".table-scroll")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((box) => box.querySelector("caption")?.textContent);
    const tiny = [...text.querySelectorAll<SVGSVGElement>(".figure svg")].flatMap((svg) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return [...svg.querySelectorAll("text")]
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) * scale < 13.9)
        .map(({ textContent }) => textContent);
    });
    return { wide, tiny };
  });

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
