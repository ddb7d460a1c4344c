import { paths } from "@/lib/paths";
import { episodePaths, sitePaths } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";

test("lists every page, article, handout and episode, once", async ({ page }) => {
  await page.goto(paths.siteMap);
  const links = await page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
  const expected = [...sitePaths, ...episodePaths].filter((path) => path !== paths.siteMap);
  expect(links.sort()).toEqual(expected.sort());
  await page.setViewportSize({ width: 360, height: 740 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6000);
});

test("the bar of plain pages is 96 px high, on phones with a lead of two lines 108", async ({
  page,
}) => {
  for (const path of [paths.siteMap, paths.privacy, paths.accessibility]) {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const bar = page.getByRole("main").locator("header");
      const most = width === 360 && path !== paths.siteMap ? 108 : 96;
      expect((await bar.boundingBox())!.height, `${path} ${width}`).toBeLessThanOrEqual(most);
      const title = await bar.getByRole("heading").boundingBox();
      expect(title!.y - (await bar.boundingBox())!.y, `${path} ${width}`).toBeGreaterThanOrEqual(
        16,
      );
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("footer, the header's search and the blog's box lead to it", async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(paths.services);
      await page.getByRole("banner").getByRole("link", { name: "Buscar no site" }).click();
      await expect(page).toHaveURL(paths.siteMap);
      await expect(page.getByText("A busca precisa de JavaScript")).toBeVisible();
    }
    await page.goto(paths.blog);
    const footerLink = page.getByRole("contentinfo").getByRole("link", { name: "Mapa do site" });
    await expect(footerLink).toHaveAttribute("href", paths.siteMap);
    await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL("/mapa-do-site?q=#artigos");
    await expect(page.getByRole("heading", { name: "Artigos do blog" })).toBeInViewport();
  });
});
