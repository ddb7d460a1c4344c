import { expect, test, withMotion } from "@/tests/support/browser-test";

test.use(withMotion);

test("the parts of the house lead to the services, by keyboard and by touch", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const parts = page.getByRole("navigation", { name: "Escolha uma parte da casa" });
  const panel = parts.locator('a[href="/servicos#eletrica"]');
  const { width, height } = (await panel.locator(".house-target").boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await panel.focus();
  await expect(panel.locator(".house-outline")).toHaveCSS("stroke-dashoffset", "0px");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/servicos#eletrica");
  await page.goBack();
  await parts.getByText("Telhado", { exact: true }).click();
  await expect(page).toHaveURL("/servicos#manutencao-predial");
});

test("three measures of a room lead to the paint calculator, which answers", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Serviços para a casa, a loja e o prédio" });
  await section.getByRole("textbox", { name: "Comprimento" }).fill("7,5");
  await section.getByRole("button", { name: "Ver a conta inteira" }).click();
  await expect(page).toHaveURL(/\/calculadoras\/tinta\?comprimento=7%2C5&/);
  await expect(page.getByText(/^Compre 3\sgalões .* paredes e 2\sgalões/).first()).toBeVisible();
});
