import { expect, test } from "@/tests/support/browser-test";
import { SearchPage } from "@/tests/support/search-page";

// What is found for which words: tests/unit/search.test.ts.

test("§2: the header's box opens the search, whose results are read with the arrows", async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contato");
  await search.button.click();
  await expect(search.field).toBeFocused();
  await expect(search.field).toHaveAttribute("placeholder", "Buscar...");
  await search.field.fill("pintar");
  await expect(search.status).toContainText("para “pintar”");
  await page.keyboard.press("ArrowDown");
  const first = search.results.first();
  await expect(first).toBeFocused();
  const href = await first.getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href!);
});

test("nothing found: WhatsApp with the query, and all pages", async ({ page }) => {
  const search = new SearchPage(page);
  await page.goto("/servicos");
  await search.searchFor("aluguel de helicóptero Airbus");
  await expect(search.status).toHaveText("Nada encontrado para “aluguel de helicóptero Airbus”");
  const whatsapp = search.dialog.getByRole("link", { name: "Perguntar no WhatsApp" });
  const href = new URL((await whatsapp.getAttribute("href"))!);
  expect(href.hostname).toBe("wa.me");
  expect(href.searchParams.get("text")).toContain("“aluguel de helicóptero Airbus”");
  await search.dialog.getByRole("link", { name: "Ver todas as páginas" }).click();
  await expect(page).toHaveURL("/mapa-do-site");
});

test("§2: the blog's box shows articles in place of the index", async ({ page }) => {
  await page.goto("/blog");
  const box = page.getByRole("main").getByRole("searchbox", { name: "Buscar nos artigos" });
  await box.fill("pintar");
  const results = page.getByRole("region", { name: "Resultados" });
  await expect(results.getByRole("status")).toContainText("artigos para “pintar”");
  const index = page.getByRole("region", { name: "Em destaque" });
  await expect(index).toBeHidden();
  const links = results.locator("a[data-result]");
  await expect(links.first()).toBeVisible();
  await expect(links.and(page.locator(":not([href^='/blog/'])"))).toHaveCount(0);
  await results.getByRole("button", { name: "Voltar ao índice" }).click();
  await expect(index).toBeVisible();
  await expect(box).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's search and the blog's box lead to the site map", async ({ page }) => {
    await page.goto("/servicos");
    await page.getByRole("banner").getByRole("link", { name: "Buscar no site" }).click();
    await expect(page).toHaveURL("/mapa-do-site");
    await expect(page.getByText("A busca precisa de JavaScript")).toBeVisible();
    await page.goto("/blog");
    await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL("/mapa-do-site?q=#artigos");
    await expect(page.getByRole("heading", { name: "Artigos do blog" })).toBeInViewport();
  });
});
