import { getServices } from "@/lib/content/collections/services";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

// What is found for which words: tests/unit/search.test.ts. What is shown: tests/components.
// Whether the addresses of the records exist: tests/site/files.ts.

const painting = `${paths.services}#${getServices().find(({ value }) => value === "pintura")!.slug}`;

test("the header's field leads to a result that can be shared and gone back to", async ({
  page,
}) => {
  await page.goto(paths.contact);
  const box = page.getByRole("banner").getByRole("searchbox", { name: "Buscar no site" });
  await expect(box).toHaveAttribute("placeholder", "Buscar...");
  await box.fill("pintar");
  await box.press("Enter");
  await expect(page).toHaveURL(`${paths.search}?q=pintar`);
  const main = page.getByRole("main");
  const results = main.getByRole("list", { name: "Resultados" }).getByRole("link");
  await expect(results.first()).toHaveAttribute("href", painting);
  await expect(main.getByRole("status")).toHaveText(/^\d+ resultados para “pintar”$/);

  // The answer is there: Enter loads nothing anew, and the index was asked for once.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await main.getByRole("searchbox").press("Enter");
  await main.getByRole("searchbox").fill("pintura");
  // What is typed is in the address, without an entry of its own in the history.
  await expect(page).toHaveURL(`${paths.search}?q=pintura`);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  const requests = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  expect(requests.filter((path) => path === "/busca.json")).toHaveLength(1);

  await results.first().click();
  await expect(page).toHaveURL(painting);
  await page.goBack();
  await expect(main.getByRole("status")).toHaveText(/ para “pintura”$/);
  await expect(main.getByRole("searchbox")).toHaveValue("pintura");
  await page.goBack();
  await expect(page).toHaveURL(paths.contact);
});

test("on a phone the header's link focuses the field of the page; the blog's field finds articles, or says that there is none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.blog);
  const main = page.getByRole("main");
  const magnifier = page.getByRole("banner").getByRole("link", { name: "Buscar no site" });
  await magnifier.click();
  await expect(main.getByRole("heading", { level: 1, name: "Busca" })).toBeVisible();
  await expect(main.getByRole("searchbox")).toBeFocused();
  await page.goto(`${paths.search}?q=pintar`);
  await expect(main.getByRole("status")).toHaveText(/ para “pintar”$/);
  await expect(page.locator("body")).toBeFocused();
  await magnifier.click();
  await expect(main.getByRole("searchbox")).toBeFocused();
  await page.goto(paths.blog);

  await main.getByRole("searchbox", { name: "Buscar nos artigos" }).fill("pintar");
  await main.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(`${paths.search}?q=pintar&em=blog`);
  await expect(main.getByRole("status")).toHaveText(/^\d+ artigos? para “pintar”$/);
  const results = main.getByRole("list", { name: "Resultados" }).getByRole("link");
  await expect(results.and(page.locator(":not([href^='/blog/'])"))).toHaveCount(0);
  await main.getByRole("searchbox").fill("xyzzyq");
  await expect(main.getByRole("status")).toHaveText("Nada encontrado para “xyzzyq”");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's link of phones focuses the field of the page", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.services);
    await page.getByRole("banner").getByRole("link", { name: "Buscar no site" }).click();
    await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
  });

  test("the page leads to the site map", async ({ page }) => {
    await page.goto(paths.services);
    const box = page.getByRole("banner").getByRole("searchbox", { name: "Buscar no site" });
    await box.fill("pintar");
    await box.press("Enter");
    await expect(page).toHaveURL(`${paths.search}?q=pintar`);
    await page.getByRole("main").getByRole("link", { name: "mapa do site" }).click();
    await expect(page).toHaveURL(paths.siteMap);
  });
});
