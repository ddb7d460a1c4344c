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
});

test("the footer leads to it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Mapa do site" }).click();
  await expect(page).toHaveURL(paths.siteMap);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`the header's search leads to it at ${width} px, and it says how to find a word`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/servicos");
      await page.getByRole("banner").getByRole("link", { name: "Buscar no site" }).click();
      await expect(page).toHaveURL("/mapa-do-site");
      await expect(page.getByText("A busca precisa de JavaScript")).toBeVisible();
    });
  }

  test("the blog's box leads to its articles", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL("/mapa-do-site?q=#artigos");
    await expect(page.getByRole("heading", { name: "Artigos do blog" })).toBeInViewport();
  });
});
