import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";

for (const path of [
  ...Object.values(paths),
  "/blog/guia-pintura",
  "/blog/mulheres-na-manutencao-depoimentos",
]) {
  test(`${path} has no violation`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });
}

test("nor the open menu on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectNoViolations(page);
});

test("nor the quote dialog, with an error shown", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "ENVIAR MENSAGEM" }).click();
  await expect(page.locator("[data-sonner-toast]")).toContainText("Campos obrigatórios");
  await expectNoViolations(page);
});
