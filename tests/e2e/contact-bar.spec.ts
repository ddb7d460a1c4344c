import { expect, test } from "@/tests/support/browser-test";

test("the bar of phones does not offer the page one is on, and stands at the end of a low window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contato");
  const bar = page.getByRole("navigation", { name: "Fale com a gente" });
  await expect(bar.getByRole("link")).toHaveCount(2);
  await expect(bar).toHaveCSS("position", "fixed");
  await page.goto("/imprensa");
  await expect(bar.getByRole("link")).toHaveText(["E-mail", "Ligar"]);
  await page.goto("/educacao");
  await expect(bar.getByRole("link")).toHaveText([/^WhatsApp/, "Ligar"]);
  await page.setViewportSize({ width: 640, height: 450 });
  await expect(bar).toHaveCSS("position", "static");
  await page.goto("/blog");
  await expect(bar.getByRole("link", { name: "Orçamento" })).toHaveAttribute(
    "href",
    "/contato#orcamento",
  );
});
