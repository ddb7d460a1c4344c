import { mainNavigation } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

test("the first Tab focuses the skip link, which skips the header", async ({ page }) => {
  await page.goto("/servicos");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Ir para o conteúdo" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the link of the current page is marked", async ({ page }) => {
  await page.goto("/servicos");
  const navigation = page.getByRole("navigation", { name: "Principal" });
  await expect(navigation.locator("[aria-current=page]")).toHaveText("SERVIÇOS");
});

test.describe("below 768 px", () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test("the menu opens, closes on Esc, and on navigation", async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Menu" });
    const navigation = page.getByRole("navigation", { name: "Principal" });
    await expect(navigation).toBeHidden();

    await button.click();
    for (const { label } of mainNavigation) {
      await expect(navigation.getByRole("link", { name: label, exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(navigation).toBeHidden();
    await expect(button).toBeFocused();

    await button.press("Enter");
    await navigation.getByRole("link", { name: "CONTATO" }).click();
    await expect(page).toHaveURL("/contato");
    await expect(navigation).toBeHidden();
  });
});

test.describe("below 768 px without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("the menu opens", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "SERVIÇOS" })
      .click();
    await expect(page).toHaveURL("/servicos");
  });
});

test("from 768 px up there is no menu button", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("link", { name: "INÍCIO", exact: true }).first()).toBeVisible();
});
