import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, hydrated, test, withMotion } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { enlargeText } from "@/tests/support/reflow";

test.use(withMotion);

// What a button opens over the page. every-page.spec.ts checks the pages without it.

test("the quote dialog has no WCAG violation with an error", async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
  const form = new FormPage(page, "quote", page.getByRole("dialog"));
  await form.enter();
  await form.submit.click();
  await expect(form.summary).toContainText("Confira 3 campos");
  await expectNoViolations(page);
});

for (const { path, button } of [
  { path: paths.home, button: "Menu" },
  { path: paths.home, button: "SOLICITAR ORÇAMENTO" },
  { path: paths.socialProjects, button: "Doar materiais" },
  { path: paths.womenInMaintenance, button: /^Assistir aula/ },
  { path: paths.education, button: /^Ver Resumo/ },
]) {
  test(`${path}: "${button}" opens an accessible layer that fits a phone with text at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    const resetText = await enlargeText(page);
    await page.getByRole("button", { name: button }).first().click();
    await expectLayerFits(page, 320);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectLayerFits(page, 360);
    await resetText();
    await expectNoViolations(page);
  });
}

test("browsers without invoker commands get the same from the page's script", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["command", "commandForElement"]) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    // The attributes still have their effect: these events come before it.
    for (const type of ["command", "cancel"]) {
      addEventListener(type, (event) => event.preventDefault(), true);
    }
  });
  const dialog = page.getByRole("dialog");
  const expectItOpensAndCloses = async (name: string | RegExp) => {
    const opener = page.getByRole("button", { name }).first();
    const closings = [
      () => dialog.getByRole("button", { name: "Fechar" }).first().click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(5, 5),
    ];
    for (const close of closings) {
      await opener.click();
      await expect(dialog).toHaveJSProperty("open", true);
      await expect(dialog.and(page.locator(":modal"))).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      // Its entry in the history goes a moment later. A navigation before that would be aborted.
      await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
    }
  };
  await page.goto(paths.womenInMaintenance);
  await expectItOpensAndCloses(/^Assistir aula/);
  await expectItOpensAndCloses("Buscar no site");
  await page.goto(paths.home);
  await expectItOpensAndCloses("SOLICITAR ORÇAMENTO");
  await hydrated(page);
  await expectItOpensAndCloses("SOLICITAR ORÇAMENTO");
});

/** The open dialog or menu lies within the window; what is higher than it scrolls. */
async function expectLayerFits(page: Page, width: number) {
  const layer = page.locator("dialog[open], .site-menu:popover-open");
  await expect(layer).toBeVisible();
  const box = await layer.evaluate((element) => ({
    sideways: element.scrollWidth - element.clientWidth,
    scrollsDown: ["auto", "scroll"].includes(getComputedStyle(element).overflowY),
    tooHigh: element.scrollHeight - element.clientHeight > 1,
    right: element.getBoundingClientRect().right,
    bottom: element.getBoundingClientRect().bottom,
  }));
  expect(box.sideways).toBeLessThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(width);
  expect(box.bottom).toBeLessThanOrEqual(740);
  expect(box.scrollsDown || !box.tooHigh).toBe(true);
}
