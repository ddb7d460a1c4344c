import type { Page } from "@playwright/test";
import { escapeHtml } from "@/supabase/functions/_shared/contract/text";
import { expect, test, withMotion } from "@/tests/support/browser-test";
import { messagesFrom, readInbox } from "@/tests/support/inbox";
import { toasts } from "@/tests/support/toasts";
import { holdRequests } from "@/tests/support/hold-requests";
import { FormPage } from "@/tests/support/form-page";
import { validQuote } from "@/tests/support/valid-quote";

test.use(withMotion);

const SENT = /\/contato\?pedido=[\dB-Z]{4}-[\dB-Z]{4}#mensagem-enviada$/;

const sheetOf = (page: Page) => page.getByRole("group", { name: /^Prancha do pedido / });

async function openDialog(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
  const dialog = page.getByRole("dialog", { name: "Solicite um orçamento" });
  await expect(dialog).toBeVisible();
  return { dialog, form: new FormPage(page, "quote", dialog) };
}

test.describe("§4, §7, §8: a quote request reaches the company", () => {
  test("from the dialog of the home page, which closes", async ({ page }) => {
    const { dialog, form } = await openDialog(page);
    const quote = validQuote();
    await form.fill(quote);
    await form.submit.click();
    await form.expectToast(
      "Mensagem enviada com sucesso!",
      "Recebemos sua solicitação e entraremos em contato em breve.",
    );
    await expect(dialog).toBeHidden();
    const sheet = sheetOf(page);
    await expect(sheet).toBeVisible();

    const messages = await messagesFrom(quote["E-mail"]);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      kind: "quote",
      name: escapeHtml(quote.Nome),
      phone: quote.Telefone,
      message: escapeHtml(quote.Mensagem),
      serviceType: null,
    });
    await expect
      .poll(async () => (await messagesFrom(quote["E-mail"]))[0]?.delivery.state)
      .toBe("delivered");
    const emails = (await readInbox()).emails.filter(
      ({ messageId }) => messageId === messages[0]?.id,
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ status: "delivered" });
    expect(emails[0]?.text).toContain(quote.Mensagem.split("\n")[1]);
    await expect(sheet).toHaveAccessibleName(`Prancha do pedido ${messages[0]?.number}`);
    await expect(sheet).not.toContainText(/Serviço|Medidas/);

    await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
    await form.expectEmpty(validQuote());
  });

  for (const path of ["/contato", "/servicos"]) {
    test(`from ${path}, with the service`, async ({ page }) => {
      await page.goto(path);
      const form = new FormPage(page, "quote");
      const quote = validQuote();
      await form.fill(quote);
      await form.field("Serviço").selectOption("eletrica");
      await form.submit.click();
      await form.expectToast(
        "Mensagem enviada com sucesso!",
        "Recebemos sua solicitação e entraremos em contato em breve.",
      );
      await form.expectEmpty(validQuote());
      expect(await messagesFrom(quote["E-mail"])).toMatchObject([{ serviceType: "eletrica" }]);
    });
  }

  test("without a phone, which §5 does not require", async ({ page }) => {
    await page.goto("/contato");
    const form = new FormPage(page, "quote");
    await expect(form.field("Telefone")).toHaveAttribute("required");
    const quote = { ...validQuote(), Telefone: "" };
    await form.fill(quote);
    await form.submit.click();
    await form.expectEmpty(validQuote());
    expect(await messagesFrom(quote["E-mail"])).toHaveLength(1);
  });

  test("sends once on a double click, and the button shows that it is sending", async ({
    page,
  }) => {
    await page.goto("/contato");
    const form = new FormPage(page, "quote");
    const quote = validQuote();
    await form.fill(quote);
    const release = await holdRequests(page, "**/api/quote");
    await form.submit.dblclick();
    await expect(form.submit).toBeDisabled();
    await expect(form.submit).toHaveText("ENVIANDO...");
    release();
    await form.expectEmpty(validQuote());
    await expect(form.submit).toBeEnabled();
    expect(await messagesFrom(quote["E-mail"])).toHaveLength(1);
  });
});

test.describe("§5, §8: a refused request keeps every value and shows the reason", () => {
  const failures = [
    [
      "a blank name",
      { Nome: "   " },
      "Campos obrigatórios",
      "Preencha nome, e-mail e mensagem.",
      "Nome",
      "Informe o seu nome.",
    ],
    [
      "no e-mail",
      { "E-mail": "" },
      "Campos obrigatórios",
      "Preencha nome, e-mail e mensagem.",
      "E-mail",
      "Informe o seu e-mail.",
    ],
    [
      "no message",
      { Mensagem: "" },
      "Campos obrigatórios",
      "Preencha nome, e-mail e mensagem.",
      "Mensagem",
      "Escreva a sua mensagem.",
    ],
    [
      "a wrong e-mail",
      { "E-mail": "maria@" },
      "E-mail inválido",
      "Verifique o endereço informado.",
      "E-mail",
      "Informe o e-mail completo, como nome@exemplo.com.br.",
    ],
    [
      "a short phone",
      { Telefone: "12345" },
      "Telefone inválido",
      "Use o formato (11) 90000-0000.",
      "Telefone",
      "Informe DDD e número, como (11) 90000-0000.",
    ],
    [
      "a long message",
      { Mensagem: "m".repeat(2001) },
      "Conteúdo muito longo",
      "Reduza os campos e tente novamente.",
      "Mensagem",
      "O texto passou do limite deste campo. Reduza e tente de novo.",
    ],
  ] as const;

  for (const [what, change, title, description, label, sentence] of failures) {
    test(what, async ({ page }) => {
      await page.goto("/contato");
      const form = new FormPage(page, "quote");
      const quote = { ...validQuote(), ...change };
      await form.fill(quote);
      await form.submit.click();
      await form.expectRefusal(label, title, description, sentence);
      await form.expectValues(quote);
      await expect(form.submit).toHaveText("ENVIAR MENSAGEM");
    });
  }

  test("more than three submissions in a minute", async ({ page }) => {
    await page.goto("/contato");
    const form = new FormPage(page, "quote");
    const quote = { ...validQuote(), Telefone: "1" };
    await form.fill(quote);
    for (let attempt = 0; attempt < 3; attempt++) {
      await form.submit.click();
      await form.expectToast("Telefone inválido", "Use o formato (11) 90000-0000.");
    }
    await form.submit.click();
    await form.expectToast("Muitas tentativas", "Tente novamente em instantes.");
    await form.expectValues(quote);
    await expect(form.submit).toBeEnabled();
  });

  test("the dialog shows the toast inside, and keeps the values when it closes", async ({
    page,
  }) => {
    const { dialog, form } = await openDialog(page);
    const quote = { ...validQuote(), Telefone: "1" };
    await form.fill(quote);
    await form.submit.click();
    await expect(toasts(dialog)).toContainText("Telefone inválido");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const button = page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" });
    await expect(button).toBeFocused();
    await button.press("Enter");
    await form.expectValues(quote);
  });
});

test.describe("§8: sending fails", () => {
  test.use({ allowedConsoleErrors: /502|could not be sent|ERR_INTERNET_DISCONNECTED/ });

  test("without a network", async ({ page, context }) => {
    await page.goto("/contato");
    const form = new FormPage(page, "quote");
    const quote = validQuote();
    await form.fill(quote);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await form.submit.click();
    await form.expectToast(
      "Erro ao enviar mensagem",
      "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
    );
    await form.expectValues(quote);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused form shows its own page with the reason", async ({ page }) => {
    await page.goto("/servicos");
    const form = new FormPage(page, "quote");
    await form.type({ ...validQuote(), Telefone: "123" });
    await form.submit.click();
    await expect(page).toHaveURL("/servicos#erro-telefone");
    await expect(page.getByText("Use o formato (11) 90000-0000.")).toBeVisible();
  });

  test("the home's button leads to the form of the contact page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "SOLICITAR ORÇAMENTO" }).click();
    await expect(page).toHaveURL("/contato#orcamento");
    await expect(new FormPage(page, "quote").field("Nome")).toBeVisible();
  });
});

test.describe("before the scripts are there", () => {
  test.use({ allowedConsoleErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test("the dialog opens, takes the text and posts it; the message is shown", async ({ page }) => {
    await page.route("**/_next/static/**/*.js", () => {});
    await page.goto("/");
    await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
    const form = new FormPage(page, "quote", page.getByRole("dialog"));
    const quote = validQuote();
    await form.type(quote);
    await form.submit.click();
    await expect(page).toHaveURL(SENT);
    await expect(page.getByText("Mensagem enviada com sucesso!")).toBeVisible();
    const [message] = await messagesFrom(quote["E-mail"]);
    expect(page.url()).toContain(`?pedido=${message?.number}#`);
    // The number starts React, which then shows the sheet.
    await page.unroute("**/_next/static/**/*.js");
    await page.reload();
    await expect(sheetOf(page)).toContainText(message?.number ?? "");
  });

  test("React takes over the open dialog with text and focus", async ({ page }) => {
    const release = await holdRequests(page, "**/_next/static/**/*.js");
    const { form } = await openDialog(page);
    await form.field("Nome").pressSequentially("Maria da ");
    await form.field("Mensagem").fill("Pintar a sala.");
    await form.field("Nome").focus();
    release();
    for (const letter of "Conceição Prado") await page.keyboard.type(letter);
    await expect(form.form).toHaveJSProperty("noValidate", true);
    await expect(form.field("Nome")).toHaveValue("Maria da Conceição Prado");
    await expect(form.field("Nome")).toBeFocused();
    await expect(form.field("Mensagem")).toHaveValue("Pintar a sala.");
  });

  test("a draft waits for the dialog to be opened, and leaves what is being typed", async ({
    page,
  }) => {
    const { form: first } = await openDialog(page);
    await first.field("Mensagem").fill("Pintar a sala.");
    await expect(first.form).toHaveJSProperty("noValidate", true);
    await first.field("Nome").fill("Rascunho");
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    const release = await holdRequests(page, "**/_next/static/**/*.js");
    const { form } = await openDialog(page);
    await form.field("Nome").fill("Maria");
    release();
    await expect(form.form).toHaveJSProperty("noValidate", true);
    await expect(form.field("Nome")).toHaveValue("Maria");
    await expect(form.field("Mensagem")).toHaveValue("Pintar a sala.");
    // What was typed before React is in the draft.
    const other = await openDialog(page);
    await expect(other.form.field("Nome")).toHaveValue("Maria");
  });

  test("without a network the form stays, with §8's words and its text in the links", async ({
    page,
    context,
  }) => {
    const { dialog, form } = await openDialogWithoutScripts(page);
    const quote = validQuote();
    await form.type(quote);
    await context.setOffline(true);
    await form.submit.click();
    const notice = dialog.getByRole("alert");
    await expect(notice).toBeFocused();
    await expect(notice).toContainText("Erro ao enviar mensagem");
    await expect(notice).toContainText("tente novamente ou entre em contato diretamente.");
    await expect(page).toHaveURL("/");
    await form.expectValues(quote);
    const text = Object.entries(quote)
      .map((line) => line.join(": "))
      .join("\n");
    for (const [name, parameter] of [
      ["Enviar por WhatsApp", "text"],
      ["Enviar por e-mail", "body"],
    ] as const) {
      const href = await notice.getByRole("link", { name }).getAttribute("href");
      expect(new URL(href ?? "").searchParams.get(parameter)).toBe(text);
    }
    await expect(notice.getByRole("link", { name: /^Ligar/ })).toHaveAttribute("href", /^tel:/);
    await context.setOffline(false);
    await form.submit.click();
    await expect(page).toHaveURL(SENT);
  });
});

async function openDialogWithoutScripts(page: Page) {
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  return openDialog(page);
}
