import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser-test";
import { FORM_MESSAGES } from "@/tests/support/form-messages";
import { FormPage } from "@/tests/support/form-page";
import { holdRequests } from "@/tests/support/hold-requests";
import { messagesFrom, proposalsOf } from "@/tests/support/inbox";
import { expectToast, toasts } from "@/tests/support/toasts";
import { validQuote } from "@/tests/support/valid-quote";

// Each rule and each message: tests/unit/specification. What a form shows of each answer:
// tests/components/forms.test.tsx. The answer to a plain post of each form:
// tests/api/forms.test.ts.

/** Expects the toast, and what stays, with the focus. */
async function expectSent(page: Page, words: readonly [title: string, description: string]) {
  const message = page.getByRole("group", { name: "Confirmação" });
  await expect(message).toBeFocused();
  await expectToast(page, ...words);
  return message;
}

test("a quote in its dialog on a phone: refused, corrected, sent once by a double click", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
  const form = new FormPage(page, "quote");
  const values = validQuote();
  await form.fill({ ...values, Telefone: "123" });
  await form.submit.click();
  // It is shown for seconds only.
  await expect(toasts(page.getByRole("dialog"))).toBeVisible();
  await expectToast(page, ...FORM_MESSAGES.quote.invalid_phone);
  await expect(form.summary).toBeFocused();
  await expect(form.field("Telefone")).toHaveAccessibleDescription(/Informe DDD e número/);

  await form.fill(values);
  const release = await holdRequests(page, "**/api/quote");
  await form.submit.dblclick();
  await expect(form.submit).toHaveText("ENVIANDO...");
  await expect(form.submit).toBeDisabled();
  release();
  const message = await expectSent(page, FORM_MESSAGES.quote.success);
  await expect(page.getByRole("dialog")).toBeHidden();
  const stored = await messagesFrom(values["E-mail"]);
  expect(stored).toHaveLength(1);
  await expect(message).toContainText(stored[0]!.number);
});

const newEmail = () => `maria-${crypto.randomUUID()}@example.com`;

test("a proposal is sent and stored", async ({ page }) => {
  await page.goto("/projetos-sociais");
  const form = new FormPage(page, "proposal");
  const organisation = `Associação Raiz ${crypto.randomUUID()}`;
  await form.fill({
    "Nome da organização": organisation,
    Contato: `Dona Cida, ${newEmail()}`,
    "Tipo de projeto": "revitalizacao",
    Mensagem: "O piso da quadra está rachado.",
  });
  await form.submit.click();
  await expectSent(page, FORM_MESSAGES.proposal.success);
  expect(await proposalsOf(organisation)).toHaveLength(1);
});

test("a suggestion is sent and stored", async ({ page }) => {
  await page.goto("/primoze-cast");
  const form = new FormPage(page, "suggestion");
  const email = newEmail();
  await form.fill({
    Nome: "Ana",
    "E-mail": email,
    Tema: "Infiltração",
    Pergunta: "Quem paga a infiltração?",
  });
  await form.submit.click();
  await expectSent(page, FORM_MESSAGES.suggestion.success);
  expect(await messagesFrom(email)).toHaveLength(1);
});

test("a donation in its dialog is sent and stored", async ({ page }) => {
  await page.goto("/projetos-sociais");
  await page.getByRole("button", { name: "Doar materiais" }).click();
  const form = new FormPage(page, "donation");
  const email = newEmail();
  await form.fill({
    Nome: "Rui",
    "E-mail": email,
    Telefone: "(11) 91234-5678",
    "Tipo de material": "ferramentas",
    Descrição: "Duas furadeiras, usadas.",
  });
  await form.submit.click();
  await expectSent(page, FORM_MESSAGES.donation.success);
  expect(await messagesFrom(email)).toHaveLength(1);
});

/** The scripts that a page loads after those that start React: what only a press needs. */
async function furtherScripts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return ({ pathname }: URL) =>
    /^\/_next\/static\/.*\.js$/.test(pathname) && !html.includes(pathname);
}

test("Tab goes on behind the toast of a refused form", async ({ page }) => {
  await page.goto("/contato");
  const form = new FormPage(page, "quote");
  await form.submit.click();
  const close = toasts(page).getByRole("button", { name: "Fechar aviso" });
  await expect(close).toBeVisible();
  await form.submit.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#telefone a")).toBeFocused();
});

test("a press while scripts still load is not lost, and counts once", async ({ page }) => {
  const release = await holdRequests(page, await furtherScripts(page, "/contato"));
  await page.goto("/contato");
  const form = new FormPage(page, "quote");
  const values = validQuote();
  await form.fill({ ...values, Telefone: "123" });
  await form.submit.dblclick();
  await expect(form.submit).toHaveText("ENVIANDO...");
  await expect(form.submit).toBeDisabled();
  release();
  await expectToast(page, ...FORM_MESSAGES.quote.invalid_phone);
  // §5: three attempts are allowed.
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await form.submit.click();
  await expect(form.summary).toContainText("Confira um campo");
  await form.submit.click();
  await expect(form.summary).toContainText("Muitas tentativas");
});

test.describe("when no further script can be loaded", () => {
  test.use({ allowedConsoleErrors: /could not be sent|Failed to load resource|net::ERR/ });

  test("a press is answered in §8's words by the server, or without a network", async ({
    page,
    context,
  }) => {
    const blocked: string[] = [];
    await page.route(await furtherScripts(page, "/contato"), (route) => {
      blocked.push(route.request().url());
      return route.abort();
    });
    await page.goto("/contato");
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    const form = new FormPage(page, "quote");
    const said = (words: readonly string[]) =>
      expect(page.locator("[aria-live]").filter({ hasText: words.join("") })).toBeVisible();
    const values = validQuote();
    await form.fill({ ...values, Telefone: "123" });
    await form.submit.click();
    await said(FORM_MESSAGES.quote.invalid_phone);
    await expect(form.summary).toBeFocused();
    await expect(form.field("Telefone")).toHaveAccessibleDescription(/Informe DDD e número/);

    await context.setOffline(true);
    await form.type(values);
    // A paste that a limit has cut ends in half an emoji, which no link can have.
    await form.field("Mensagem").focus();
    await page.evaluate(() => document.execCommand("insertText", false, "\ud83d"));
    await form.submit.click();
    await said(FORM_MESSAGES.quote.send_failed);
    await expect(form.summary).toContainText(FORM_MESSAGES.quote.send_failed.join(""));
    await expect(form.summary.getByRole("link", { name: /^Ligar: / })).toBeVisible();
    await form.expectValues({ ...values, Mensagem: `${values.Mensagem}\ud83d` });

    await context.setOffline(false);
    await form.type(values);
    await form.submit.click();
    await expect(page.getByRole("group", { name: "Confirmação" })).toBeFocused();
    await said(FORM_MESSAGES.quote.success);
    expect(await messagesFrom(values["E-mail"])).toHaveLength(1);
  });
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached: ${target}`);
}

test("a quote on the contact page is filled in and sent by keyboard only", async ({ page }) => {
  await page.goto("/contato");
  const form = new FormPage(page, "quote");
  const { Mensagem, ...sender } = validQuote();
  const values = { ...sender, Serviço: "eletrica", Mensagem };
  for (const [label, value] of Object.entries(values)) {
    await tabTo(page, form.field(label));
    await page.keyboard.type(label === "Serviço" ? "El" : value);
  }
  await form.expectValues(values);
  await tabTo(page, form.submit);
  await page.keyboard.press("Enter");
  const message = await expectSent(page, FORM_MESSAGES.quote.success);
  await tabTo(page, message.getByRole("button", { name: "Fechar confirmação" }));
  await page.keyboard.press("Enter");
  await expect(message).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a quote is posted; the answer is 303 and a message on the page", async ({ page }) => {
    await page.goto("/contato");
    const form = new FormPage(page, "quote");
    const values = validQuote();
    const post = async (input: Record<string, string>, words: readonly string[]) => {
      await form.type(input);
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await form.submit.click();
      expect((await answer).status()).toBe(303);
      await expect(page.locator(":target")).toContainText(words.join(""));
    };
    await post({ ...values, Telefone: "123" }, FORM_MESSAGES.quote.invalid_phone);
    await post(values, FORM_MESSAGES.quote.success);
    expect(await messagesFrom(values["E-mail"])).toHaveLength(1);

    await expect(form.form).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main").getByRole("heading")).toHaveCount(0);
    await expect(page.locator(":target noscript p").last()).toContainText("É para logo? Ligue");
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Enviar outro pedido" }).click();
    await expect(form.form).toBeVisible();
  });
});
