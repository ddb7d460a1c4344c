import { expect, test } from "@/tests/support/browser-test";

test("on a phone the way to what is broken stands in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const link = page.getByRole("link", { name: "Algo quebrou? Veja o que fazer agora" });
  const bar = page.getByRole("navigation", { name: "Fale com a gente" });
  const { y, height } = (await link.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
});

test("three measures of a room lead to the paint calculator, which answers", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Serviços para a casa, a loja e o prédio" });
  await expect(section.getByText("Exemplo: 4,00 × 3,00 × 2,70\u00a0m")).toBeVisible();
  await section.getByRole("textbox", { name: "Comprimento" }).fill("7,5");
  await section.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/\/calculadoras\/tinta\?comprimento=7%2C5&/);
  await expect(page.getByText(/^Compre 3\sgalões .* paredes e 2\sgalões/).first()).toBeVisible();
});

test("§1: the special projects are cards of one kind, also one that is over", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Projetos especiais" }).getByRole("article");
  const kinds = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { y, width, height } = card.getBoundingClientRect();
      return `${y} ${Math.round(width)} ${height}`;
    }),
  );
  expect(new Set(kinds).size).toBe(1);
});
