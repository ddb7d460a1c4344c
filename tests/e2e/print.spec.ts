import { CALCULATORS } from "@/components/calculators/calculators";
import { calculatorPath } from "@/lib/calculators/calculator";
import { getLessons } from "@/lib/content/education";
import { articlePath, handoutPath, paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { linkHref, site } from "@/tests/support/company-file";
import { articleWith, examplePath } from "@/tests/support/example-content";

for (const path of [
  paths.contact,
  `${paths.calculators}/tinta`,
  examplePath,
  paths.pressRelease,
  handoutPath(getLessons()[0]!.slug),
]) {
  test(`${path} prints with logo, telephone, address and date, and keeps headings together`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const date = page.locator("[data-today]");
    const head = page.locator("div", { has: date }).last();
    await expect(head.getByRole("img", { name: site.name })).toBeVisible();
    await expect(head).toContainText(site.phone);
    await expect(head).toContainText("localhost");
    await expect(date).toHaveAttribute("data-today", /^\d\d\/\d\d\/\d{4}$/);
    const main = page.getByRole("main");
    for (const part of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      main.getByRole("button", { name: /^(Imprimir|Copiar|Compartilhar)/ }),
      main.getByText(/^(Leia também|Voltar ao blog)$/),
      main.locator(`a[href="${linkHref("contestSite")}"]`),
    ]) {
      await expect(part.filter({ visible: true })).toHaveCount(0);
    }
    for (const heading of await page.locator("main h2").all()) {
      await expect(heading).toHaveCSS("break-inside", "avoid");
      await expect(heading).toHaveCSS("break-after", "avoid");
    }
  });
}

test("an article prints no prompt of a calculator that paper does not have", async ({ page }) => {
  const article = articleWith("<Calculator");
  test.skip(!article, "no article has a calculator");
  const [before = ""] = article!.body.text.split("<Calculator");
  await page.goto(articlePath(article!.slug));
  const prompt = page.getByText(before.trim().split(/\n+/).at(-1)!);
  await expect(prompt).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(prompt).toBeHidden();
});

// They have the same sheet.
for (const path of CALCULATORS.slice(0, 2).map(calculatorPath)) {
  test(`${path} prints on one sheet: the measures, the result and its account`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/^Calculadora .*: as medidas$/)).toBeVisible();
    await expect(page.getByRole("definition").last()).toBeVisible();
    await expect(page.getByRole("button", { name: "Calcular" })).toBeHidden();
    for (const format of ["A4", "Letter"]) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g), format).toHaveLength(1);
    }
  });
}
