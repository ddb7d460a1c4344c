import type { Page } from "@playwright/test";
import { donation, donationMessage } from "@/supabase/functions/_shared/contract/donation";
import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { toasts } from "@/tests/support/toasts";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";

const validDonation = () => ({
  Nome: "João Batista",
  "E-mail": `joao-${crypto.randomUUID()}@example.com`,
  Telefone: "(11) 91234-5678",
  "Tipo de material": "pintura",
  Descrição: "Duas latas de 18 L, fechadas.",
  "Endereço para retirada": "Rua das Palmeiras, 10",
});

const storedText = (donation: ReturnType<typeof validDonation>) =>
  donationMessage({
    name: donation.Nome,
    email: donation["E-mail"],
    phone: donation.Telefone,
    materialType: donation["Tipo de material"],
    description: donation.Descrição,
    pickupAddress: donation["Endereço para retirada"],
  });

async function openDialog(page: Page, site = "") {
  await page.goto(`${site}${paths.socialProjects}`);
  await page.getByRole("button", { name: "Doar materiais" }).click();
  const dialog = page.getByRole("dialog", { name: "Doar materiais" });
  await expect(dialog).toBeVisible();
  return { dialog, form: new FormPage(page, "donation") };
}

test.describe("the donation dialog", () => {
  test("§3: has the form's fields, only the address optional", async ({ page }) => {
    const { dialog, form } = await openDialog(page);
    for (const label of Object.keys(validDonation())) {
      const optional = label === "Endereço para retirada";
      await expect(form.field(label)).toHaveJSProperty("required", !optional);
    }
    const values = await form
      .field("Tipo de material")
      .locator("option")
      .evaluateAll((found) => found.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual([
      "",
      ...donation.fields.materialType.options!.map(({ value }) => value),
    ]);
    await expect(dialog.getByRole("heading", { name: "Doar materiais" })).toBeVisible();
    await expectNoViolations(page);
  });

  test("sends a contact message, closes and shows a toast", async ({ page }) => {
    const { dialog, form } = await openDialog(page);
    const donation = validDonation();
    await form.fill(donation);
    const release = await form.holdCalls();
    await form.submit.click();
    await expect(form.submit).toHaveText("Enviando...");
    await expect(form.submit).toBeDisabled();
    release();
    await form.expectToast(
      "Mensagem enviada com sucesso!",
      "Recebemos sua solicitação e entraremos em contato em breve.",
    );
    await expect(dialog).toBeHidden();
    const messages = await messagesFrom(donation["E-mail"]);
    expect(messages).toMatchObject([
      { kind: "donation", name: "João Batista", serviceType: "Doação de materiais" },
    ]);
    expect(messages[0]?.message).toBe(storedText(donation));

    await page.getByRole("button", { name: "Doar materiais" }).click();
    await form.expectEmpty(donation);
  });

  const required = [
    "Campos obrigatórios",
    "Preencha todos os campos que não são opcionais.",
  ] as const;
  const failures = [
    ["Nome", "  ", ...required, "Informe o seu nome."],
    ["Telefone", "", ...required, "Informe o seu telefone, com DDD."],
    ["Tipo de material", "", ...required, "Escolha o tipo de material."],
    ["Descrição", "", ...required, "Descreva o material."],
    [
      "E-mail",
      "joao@",
      "E-mail inválido",
      "Verifique o endereço informado.",
      "Informe o e-mail completo, como nome@exemplo.com.br.",
    ],
    [
      "Telefone",
      "12345",
      "Telefone inválido",
      "Use o formato (11) 90000-0000.",
      "Informe DDD e número, como (11) 90000-0000.",
    ],
    [
      "Descrição",
      "d".repeat(1501),
      "Conteúdo muito longo",
      "Reduza os campos e tente novamente.",
      "O texto passou do limite deste campo. Reduza e tente de novo.",
    ],
  ] as const;

  for (const [label, value, title, description, sentence] of failures) {
    test(`refuses ${label} "${value.slice(0, 10)}" inside the dialog`, async ({ page }) => {
      const { dialog, form } = await openDialog(page);
      const donation = { ...validDonation(), [label]: value };
      await form.fill(donation);
      await form.submit.click();
      await form.expectRefusal(label, title, description, sentence);
      await expect(toasts(dialog)).toBeVisible();
      await form.expectValues(donation);
    });
  }

  test("allows three attempts per minute", async ({ page }) => {
    const { form } = await openDialog(page);
    await form.fill({ ...validDonation(), Telefone: "1" });
    for (let attempt = 0; attempt < 3; attempt++) {
      await form.submit.click();
      await form.expectToast("Telefone inválido", "Use o formato (11) 90000-0000.");
    }
    await form.submit.click();
    await form.expectToast("Muitas tentativas", "Tente novamente em instantes.");
    await expectNoViolations(page);
  });
});

test("the donation page's form works with JavaScript too", async ({ page }) => {
  await page.goto(paths.materialDonation);
  const form = new FormPage(page, "donation");
  const donation = { ...validDonation(), "Endereço para retirada": "" };
  await form.fill(donation);
  await form.submit.click();
  await form.expectEmpty(donation);
  const [message] = await messagesFrom(donation["E-mail"]);
  expect(message?.message).toContain("Retirada: a combinar");
});
