import type { Page } from "@playwright/test";
import { articlePath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { articleWith } from "@/tests/support/example-content";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { validQuote } from "@/tests/support/valid-quote";

// Formulas and sentences: tests/unit/calculators.test.ts.

const result = (page: Page) => page.getByRole("region", { name: /^(Resultado|Exemplo)$/ });
const field = (page: Page, label: string) => page.locator("form.calculator-form").getByLabel(label);

test("a calculator computes while one types, draws, takes another room, and says what is wrong", async ({
  page,
}) => {
  await page.goto("/calculadoras/tinta");
  const drawing = result(page).getByRole("img", { name: /^Desenho em escala/ });
  const before = await drawing.innerHTML();
  // Only from the second room on a room needs a name.
  await expect(field(page, "Nome do cômodo")).toBeHidden();
  const length = field(page, "Comprimento");
  await length.fill("5");
  await expect(result(page)).toContainText("2 × (5,00 + 3,00)");
  expect(await drawing.innerHTML()).not.toBe(before);
  await page.getByRole("button", { name: "Acrescentar outro cômodo" }).press("Enter");
  const second = page.getByRole("group", { name: "Cômodo 2" });
  await expect(second.getByLabel("Nome do cômodo")).toBeFocused();
  await page.keyboard.type("Sala");
  await expect(result(page)).toContainText("Perímetro, Sala");
  await page.getByRole("button", { name: "Tirar o cômodo 2" }).press("Enter");
  await expect(second).toHaveCount(0);

  await expect(page).toHaveURL(/[?&]comodo=&comprimento=5&/);
  await page.reload();
  await expect(length).toHaveValue("5");
  await expect(result(page)).toContainText("2 × (5,00 + 3,00)");
  await length.fill("cinco");
  await length.press("Enter");
  await expect(length).toHaveAttribute("aria-invalid", "true");
  await expect(length).toHaveAccessibleDescription(/Comprimento: escreva só o número, como 2,70\./);
  await expect(result(page)).toContainText("Confira as medidas");
});

test("header and bar lead to the form with the measures that stand there now", async ({ page }) => {
  await page.goto("/calculadoras/tinta");
  const bar = page.locator('[aria-label="Fale com a gente"] a');
  const form = [
    page.getByRole("banner").getByRole("link", { name: "Orçamento" }),
    bar.filter({ hasText: "Orçamento" }),
  ];
  for (const link of form)
    await expect(link).toHaveAttribute("href", "/contato?servico=pintura#orcamento");
  await field(page, "Comprimento").fill("7");
  for (const link of [...form, bar.filter({ hasText: "WhatsApp" })])
    await expect(link).toHaveAttribute("href", /Quero.+7%2C00/);
  await field(page, "Comprimento").fill("sete");
  for (const link of form)
    await expect(link).toHaveAttribute("href", "/contato?servico=pintura#orcamento");
});

test("numbers from an article become a result, and with it the text of a request that is stored", async ({
  page,
}) => {
  const article = articleWith('<Calculator name="energia"');
  test.skip(!article, "no article has the energy calculator");
  await page.goto(articlePath(article!.slug));
  await page.getByLabel("Luminárias").fill("41");
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/\/calculadoras\/energia\?.*luminarias=41/);
  await expect(result(page)).toContainText("41 ×");
  await page.getByRole("link", { name: "Pedir orçamento com estas medidas" }).click();

  await expect(page).toHaveURL(/\/contato\?servico=eletrica&mensagem=.*#orcamento$/);
  const form = new FormPage(page, "quote");
  const brought = /^Quero um orçamento com estas medidas\.[^]*Feitas com: Calculadora/;
  await expect(form.field("Mensagem")).toHaveValue(brought);
  const quote = { ...validQuote(), Mensagem: await form.field("Mensagem").inputValue() };
  await form.fill(quote);
  await form.submit.click();
  await form.expectEmpty(quote);
  expect(await messagesFrom(quote["E-mail"])).toMatchObject([
    { service_type: "eletrica", message: expect.stringMatching(brought) },
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a calculator shows the formula and a worked example, and no form", async ({ page }) => {
    await page.goto("/calculadoras/tinta");
    await expect(result(page)).toContainText("Sem JavaScript, esta página mostra só um exemplo");
    await expect(result(page).getByRole("definition").first()).toContainText(" = ");
    await expect(page.locator("form.calculator-form")).toBeHidden();
  });
});
