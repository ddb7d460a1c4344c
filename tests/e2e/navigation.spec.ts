import type { Locator, Page } from "@playwright/test";
import { mainNavigation } from "@/lib/paths";
import { site } from "@/lib/site";
import { expect, test, withMotion } from "@/tests/support/browser-test";

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

test("from 768 px on the header's first row has its button, and no link leaves its row", async ({
  page,
}) => {
  await page.goto("/servicos");
  for (const width of [768, 1024, 1100, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole("banner");
    const boxOf = async (link: Locator) => (await link.boundingBox())!;
    const logo = await boxOf(header.getByRole("link").first());
    const button = await boxOf(header.getByRole("link", { name: "Orçamento", exact: true }));
    const links = await Promise.all(
      mainNavigation.map(({ label }) =>
        boxOf(menuOf(page).getByRole("link", { name: label, exact: true })),
      ),
    );
    const from = button.y - logo.y;
    expect.soft(from, `${width} px: the button is beside the logo`).toBeLessThan(logo.height);
    const outside = links.filter(
      ({ x, width: length }) => x < logo.x - 1 || x + length > button.x + button.width + 1,
    );
    expect.soft(outside, `${width} px: links outside the row`).toEqual([]);
  }
});

test("from 768 px on an e-mail address of 24 letters stands on one line", async ({ page }) => {
  const address = "contato@empresa.exemplo1";
  await page.goto("/servicos");
  await page.getByText(site.email).evaluateAll((own, text) => {
    for (const element of own) element.textContent = text;
  }, address);
  const shown = page.getByText(address).filter({ visible: true });
  await expect(shown).not.toHaveCount(0);
  for (const width of [768, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await shown.evaluateAll((addresses) =>
      addresses.map((element) => {
        const text = new Range();
        text.selectNodeContents(element);
        return text.getClientRects().length;
      }),
    );
    expect.soft(lines, `${width} px`).toEqual(lines.map(() => 1));
  }
});

test("the menu of a page that the browser keeps for the way back is closed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/servicos");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menuOf(page)).toBeVisible();
  // Headless browsers keep no page; this is what a page is told that is kept.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
  );
  await expect(menuOf(page)).toBeHidden();
});

test("Tab behind the last link of the menu closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/servicos");
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await menuOf(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
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
