import type { Page } from "@playwright/test";
import { expect, test, withMotion } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { holdRequests, SCRIPTS } from "@/tests/support/hold-requests";
import { messagesFrom } from "@/tests/support/inbox";
import { validQuote } from "@/tests/support/valid-quote";

// What every form does: forms.spec.ts. From a calculator to the mail: calculators.spec.ts.

test.use(withMotion);

const SENT = /\/contato\?pedido=[\dB-Z]{4}-[\dB-Z]{4}#mensagem-enviada$/;

async function openDialog(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
  const dialog = page.getByRole("dialog", { name: "Solicite um orçamento" });
  await expect(dialog).toBeVisible();
  return new FormPage(page, "quote", dialog);
}

test.describe("before the scripts are there", () => {
  test("the dialog opens, takes the text and posts it; the message is shown", async ({ page }) => {
    await page.route(SCRIPTS, () => {});
    const form = await openDialog(page);
    const quote = validQuote();
    await form.type(quote);
    await form.submit.click();
    await expect(page).toHaveURL(SENT);
    await expect(page.getByText("Mensagem enviada com sucesso!")).toBeVisible();
    const [message] = await messagesFrom(quote["E-mail"]);
    expect(page.url()).toContain(`?pedido=${message?.number}#`);
    // React shows the sheet.
    await page.unroute(SCRIPTS);
    await page.reload();
    const sheet = page.getByRole("group", { name: `Resumo do pedido ${message?.number}` });
    await expect(sheet).toBeVisible();
  });

  test("React takes over the open dialog with text and focus", async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS);
    const form = await openDialog(page);
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
});
