import { paths } from "@/lib/paths";
import { archivePaths, episodePaths, isOtherEpisode, sitePaths } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";

test("lists every page, article, handout and episode, once", async ({ page }) => {
  await page.goto(paths.siteMap);
  const main = page.getByRole("main");
  await main
    .locator("details")
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)));
  const links = await main
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
  const expected = [...sitePaths, ...episodePaths].filter(
    (path) => path !== paths.siteMap && !archivePaths.includes(path),
  );
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
