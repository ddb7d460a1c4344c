import { paths } from "@/lib/paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { allPaths } from "@/tests/support/all-paths";
import { enlargeTextOnly, lostContent, sidewaysOverflow } from "@/tests/support/reflow";

// every-page.spec.ts enlarges the text of phones. On wider screens the text size of the browser
// also moves the breakpoints, which are in rem; only a setting of the browser itself does that.
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
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    "32px",
  );
  await browser.close();
});

// Firefox's "Zoom text only" leaves the breakpoints.
test("with the text alone at 200 % the widest rows do not scroll sideways", async ({ page }) => {
  for (const path of [paths.home, paths.services, paths.education, paths.pressRoom]) {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await enlargeTextOnly(page);
      expect(await sidewaysOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});
