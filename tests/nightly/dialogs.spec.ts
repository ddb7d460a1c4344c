import { paths } from "@/lib/paths";
import { expect, hydrated, test, withMotion } from "@/tests/support/browser-test";

test.use(withMotion);

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
    }
  };
  await page.goto(paths.womenInMaintenance);
  await expectItOpensAndCloses(/^Assistir aula/);
  await page.goto(paths.home);
  await expectItOpensAndCloses("SOLICITAR ORÇAMENTO");
  await hydrated(page);
  await expectItOpensAndCloses("SOLICITAR ORÇAMENTO");
});
