import { paths, WORKS_PATH } from "@/lib/paths";
import { episodePaths, isOtherEpisode, sitePaths, workPaths } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";

test("lists every page, article, handout and episode, once", async ({ page }) => {
  await page.goto(paths.siteMap);
  const main = page.getByRole("main");
  const links = await main
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
  // Nothing leads to a list of no works.
  const hidden = [paths.siteMap, ...(workPaths.length === 0 ? [WORKS_PATH] : [])];
  const expected = [...sitePaths, ...episodePaths].filter((path) => !hidden.includes(path));
  expect(links.filter((link) => !isOtherEpisode(link!)).sort()).toEqual(expected.sort());
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
