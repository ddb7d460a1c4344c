import { CALCULATORS } from "@/components/calculators/calculators";
import { calculatorPath } from "@/lib/calculators/calculator";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";
import { examplePath } from "@/tests/support/example-content";

test("an article prints with logo and telephone, without navigation, headings with their text", async ({
  page,
}) => {
  await page.goto(examplePath);
  await page.emulateMedia({ media: "print" });
  const head = page.locator("body > div").filter({ visible: true }).first();
  await expect(head.getByRole("img", { name: site.name })).toBeVisible();
  await expect(head).toContainText(site.phone);
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
    await expect(part.filter({ visible: true })).toHaveCount(0);
  }
  for (const heading of await page.locator("main h2").all()) {
    await expect(heading).toHaveCSS("break-after", "avoid");
  }
  // A link to another site has its address behind it.
  for (const link of (await page.locator(".article-prose p a[href^='https://']").all()).slice(
    0,
    1,
  )) {
    const address = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(address).toContain(await link.getAttribute("href"));
  }
});

test("a calculator prints on one sheet: the measures, the result and its account", async ({
  page,
}) => {
  await page.goto(calculatorPath(CALCULATORS[0]!));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Calculadora .*: as medidas$/)).toBeVisible();
  await expect(page.getByRole("definition").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Calcular" })).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});
