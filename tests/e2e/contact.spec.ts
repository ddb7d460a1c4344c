import { expect, test } from "@/tests/support/browser-test";

test.beforeEach(({ page }) => page.goto("/contato"));

test("the bar of phones does not offer the page one is on, and stands at the end of a low window", async ({
  page,
}) => {
  const bar = page.getByRole("navigation", { name: "Fale com a gente" });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar.getByRole("link")).toHaveCount(2);
  await expect(bar).toHaveCSS("position", "fixed");
  await page.setViewportSize({ width: 640, height: 450 });
  await expect(bar).toHaveCSS("position", "static");
  await page.goto("/blog");
  await expect(bar.getByRole("button", { name: "Orçamento" })).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has a header link to the form", async ({ page }) => {
    await page.goto("/blog");
    const link = page.getByRole("banner").getByRole("link", { name: "Orçamento" });
    await expect(link).toHaveAttribute("href", "/contato#orcamento");
    await expect(page.getByRole("banner").getByRole("button", { name: "Orçamento" })).toBeHidden();
  });
});
