import type { Page } from "@playwright/test";
import { mainNavigation } from "@/lib/paths";
import { expect, servers, test, withMotion } from "@/tests/support/browser-test";

test.use(withMotion);

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Principal" });

test("the first Tab focuses the skip link; the link of the current page is marked", async ({
  page,
}) => {
  await page.goto("/servicos");
  await expect(menuOf(page).locator("[aria-current=page]")).toHaveText("SERVIÇOS");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Ir para o conteúdo" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("below 768 px the menu opens, and leads to its pages", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/servicos");
  const button = page.getByRole("button", { name: "Menu" });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await button.press("Enter");
  for (const { label } of mainNavigation) {
    await expect(menu.getByRole("link", { name: label, exact: true })).toBeVisible();
  }
  await menu.getByRole("link", { name: "CONTATO" }).click();
  await expect(page).toHaveURL("/contato");
  await expect(menu).toBeHidden();
});

test("the menu of a page that the browser kept is closed after Back", async ({ playwright }, {
  project,
}) => {
  // Playwright turns the cache of the browser's way back off.
  const browser = await playwright.chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const viewport = { width: 360, height: 740 };
  const page = await browser.newPage({ baseURL: servers.site, viewport });
  await page.goto("/servicos");
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.getByRole("button", { name: "Menu" }).click();
  await menuOf(page).getByRole("link", { name: "CONTATO" }).click();
  await page.waitForURL("/contato");
  // What was kept is not loaded.
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/servicos");
  expect(await page.evaluate(() => "isKept" in window)).toBe(true);
  await expect(menuOf(page)).toBeHidden();
  await browser.close();
});

test.describe("without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("the menu opens", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await menuOf(page).getByRole("link", { name: "SERVIÇOS" }).click();
    await expect(page).toHaveURL("/servicos");
  });
});
