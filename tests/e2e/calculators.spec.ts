import type { Locator, Page } from "@playwright/test";
import { quoteMessages } from "@/supabase/functions/_shared/contract/quote";
import { CALCULATORS } from "@/components/calculators/calculators";
import { calculatorPath } from "@/lib/calculators/calculator";
import { articlePath, paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, hydrated, test } from "@/tests/support/browser-test";
import { articleWith } from "@/tests/support/example-content";
import { holdRequests } from "@/tests/support/hold-requests";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom, readInbox } from "@/tests/support/inbox";
import { sidewaysOverflow } from "@/tests/support/reflow";
import { validQuote } from "@/tests/support/valid-quote";

const result = (page: Page) => page.getByRole("region", { name: /^(Resultado|Exemplo)$/ });
const field = (page: Page, label: string) => page.locator("form.calculator-form").getByLabel(label);

test.describe("a calculator", () => {
  test("computes while the visitor types, draws to scale and keeps the numbers in the address", async ({
    page,
  }) => {
    await page.goto(`${paths.calculators}/rampa`);
    await expect(result(page)).toContainText("Cabe: 2,40 m de rampa a 6,25% (1:16).");
    const drawing = result(page).getByRole("img", { name: /^Desenho em escala/ });
    const before = await drawing.innerHTML();
    await field(page, "Altura a vencer").fill("80");
    await expect(result(page)).toContainText("Não cabe: a rampa mais curta");
    expect(await drawing.innerHTML()).not.toBe(before);
    await field(page, "Espaço livre").fill("7,5");
    await expect(result(page)).toContainText("Dobre a rampa: em dois lances lado a lado");
    await expect(page).toHaveURL(/\?desnivel=80&espaco=7,5&/);

    const answer = await result(page).innerText();
    await page.reload();
    await expect(field(page, "Altura a vencer")).toHaveValue("80");
    await expect.poll(() => result(page).innerText()).toBe(answer);
  });

  test("says what is wrong with a field, once it is left", async ({ page }) => {
    await page.goto(`${paths.calculators}/piso`);
    const length = field(page, "Comprimento (m)");
    await length.focus();
    await hydrated(page);
    await length.fill("quatro");
    await expect(length).toHaveAttribute("aria-invalid", "false");
    await length.press("Enter");
    await expect(length).toHaveAttribute("aria-invalid", "true");
    await expect(length).toHaveAccessibleDescription(
      /Comprimento: escreva só o número, como 2,70\./,
    );
    await expect(length).toBeFocused();
    await expect(result(page)).toContainText("Falta acertar as medidas");
    await length.fill("4,5");
    await length.press("Enter");
    await expect(result(page)).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "caixas" })).toHaveText(
      /^Compre 11\scaixas/,
    );
  });

  test("adds and removes rooms with the keyboard", async ({ page }) => {
    await page.goto(`${paths.calculators}/tinta`);
    await page.getByRole("button", { name: "Somar outro cômodo" }).press("Enter");
    const second = page.getByRole("group", { name: "Cômodo 2" });
    await expect(second.getByLabel("Nome do cômodo")).toBeFocused();
    await page.keyboard.type("Sala");
    await expect(result(page)).toContainText("Perímetro, Sala");
    await expect(result(page).getByRole("img")).toContainText("Sala: paredes 34,32 m²");
    await page.getByRole("button", { name: "Tirar o cômodo 2" }).press("Enter");
    await expect(second).toHaveCount(0);
    await expect(result(page)).toContainText("Compre 2 galões de 3,6 L para as paredes");
  });

  test("asks for coats and sealer only where they count", async ({ page }) => {
    await page.goto(`${paths.calculators}/tinta`);
    for (const [label, choice, asked] of [
      ["Demãos", "O rendimento é", "por demão"],
      ["Rendimento do selador", "Selador antes", "Nas paredes"],
    ] as const) {
      await expect(field(page, label)).toBeHidden();
      await field(page, choice).selectOption(asked);
      await expect(field(page, label)).toBeVisible();
    }
    await expect(result(page)).toContainText("e 2 galões de 3,6 L para o selador");
    await expect(result(page).getByRole("img")).toContainText(/Selador: usa 6,8\sL\s*sobra 0,4\sL/);
  });

  test("copies its address while the scripts load, and shows that at once", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await holdRequests(page, "**/_next/static/chunks/*.js");
    await page.goto(`${paths.calculators}/tinta`);
    await field(page, "Comprimento").fill("5");
    const button = page.getByRole("button", { name: "Copiar o link" });
    await button.click();
    await expect(button).toHaveAttribute("data-copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/calculadoras\/tinta\?comodo=Quarto&comprimento=5&/,
    );
    await expect(page.getByText("Copiado!")).toHaveCount(0);
    release();
    await expect(page.getByText("Copiado!")).toBeVisible();
    await expect(button).not.toHaveAttribute("data-copied");
  });

  test("is filled in within the article, and its link has the same numbers", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const article = articleWith('<Calculator name="energia"');
    test.skip(!article, "no article has the energy calculator");
    await page.goto(articlePath(article!.slug));
    await field(page, "Tarifa com impostos").fill("1,10");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page).toHaveURL(/\/calculadoras\/energia\?/);
    await expect(result(page)).toContainText("R$\u00a01.077 a menos por mês");
    await expect(field(page, "Tarifa com impostos")).toHaveValue("1,10");
    await page.getByRole("button", { name: "Copiar o link" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/calculadoras\/energia\?.*tarifa=1,10/);
  });

  test("each fits 320 px with a wrong field, which is accessible", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [index, path] of CALCULATORS.map(calculatorPath).entries()) {
      await page.goto(path);
      const first = page.locator("form.calculator-form input:not([inputmode=text])").first();
      await first.focus();
      await hydrated(page);
      await first.fill("x");
      await first.press("Enter");
      await expect(first).toHaveAttribute("aria-invalid", "true");
      expect([path, await sidewaysOverflow(page)]).toEqual([path, 0]);
      // They have the same parts.
      if (index === 0) await expectNoViolations(page);
    }
  });
});

test.describe("with blocked scripts", () => {
  test.use({ allowedConsoleErrors: /ERR_FAILED/ });

  test("says what works where the scripts are blocked, and shows a text that cannot be copied", async ({
    page,
  }) => {
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
    await page.goto(`${paths.calculators}/tinta`);
    const shown = page.waitForEvent("dialog");
    const click = page.getByRole("button", { name: "Copiar o link" }).click();
    const dialog = await shown;
    expect(dialog.defaultValue()).toMatch(/\/calculadoras\/tinta\?comodo=Quarto&comprimento=4&/);
    await dialog.dismiss();
    await click;
    const notice = page.getByRole("alert").filter({ hasText: "não carregou" });
    await expect(notice).toBeVisible();
    await expect(result(page)).toBeHidden();
    await field(page, "Comprimento").fill("12");
    for (const [name, parameter] of [
      ["Mandar pelo WhatsApp", "text"],
      ["Ir para o formulário", "medidas"],
    ] as const) {
      const link = notice.getByRole("link", { name });
      // After the next attempt has failed.
      await expect(link).toHaveAttribute("href", /Comprimento(%20|\+)\(m\)%3A(%20|\+)12/);
      const href = new URL((await link.getAttribute("href")) ?? "", page.url());
      expect(href.searchParams.get(parameter)).toContain("Comprimento (m): 12");
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each shows the formula and a worked example, and no form", async ({ page }) => {
    for (const path of CALCULATORS.map(calculatorPath)) {
      await page.goto(path);
      await expect(result(page)).toContainText("Sem JavaScript esta página mostra um exemplo");
      await expect(result(page).getByRole("definition").first()).toContainText(" = ");
      await expect(page.getByRole("heading", { name: "Como a conta é feita" })).toBeVisible();
      await expect(page.locator("form.calculator-form")).toBeHidden();
      await expect(result(page).getByRole("button")).toHaveCount(0);
    }
  });
});

/**
 * At most so many key presses, the typed text not counted, from the home page to the sent request.
 */
const MAX_PRESSES = 60;

test("from “goteira” to the sheet at 360 px with the keyboard: row, e-mail and visitor have one number", async ({
  page,
}) => {
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const tabTo = async (target: Locator) => {
    do {
      expect(presses, `no more than ${MAX_PRESSES} presses`).toBeLessThan(MAX_PRESSES);
      await press("Tab");
    } while (!(await target.evaluate((element) => element === document.activeElement)));
    expect(await coverOf(target), "nothing covers the focused control").toBe("");
  };

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  await press("/");
  await page.keyboard.type("goteira");
  await expect(page.getByRole("dialog").getByRole("link").first()).toContainText(/predial/i);
  await press("ArrowDown");
  await press("Enter");
  await expect(page).toHaveURL(/\/servicos#manutencao-predial$/);

  const card = page.locator("#manutencao-predial");
  await tabTo(card.getByRole("link", { name: "Calculadora de tinta" }));
  await press("Enter");
  await expect(page).toHaveURL(`${paths.calculators}/tinta`);
  await press("Tab");
  await press("Enter");
  await tabTo(field(page, "Comprimento"));
  await page.keyboard.type("5");
  await expect(result(page)).toContainText("2 × (5,00 + 3,00)");
  await press("Enter");
  await tabTo(page.getByRole("link", { name: "Pedir orçamento com estas medidas" }));
  await press("Enter");

  await expect(page).toHaveURL(/\/contato\?servico=pintura&mensagem=.*#orcamento$/);
  const form = new FormPage(page, "quote");
  const brought = /^Quero um orçamento com estas medidas\.[^]*- Cômodo 1: Quarto: 5,00 × 3,00 m/;
  await expect(form.field("Mensagem")).toHaveValue(brought);
  const quote = validQuote();
  for (const label of ["Nome", "E-mail", "Telefone"] as const) {
    await tabTo(form.field(label));
    await page.keyboard.type(quote[label]);
  }
  await press("Enter");

  const sheet = page.getByRole("group", { name: /^Resumo do pedido / });
  await form.expectToast(quoteMessages.success);
  const [row] = await messagesFrom(quote["E-mail"]);
  expect(row).toMatchObject({ serviceType: "pintura", message: expect.stringMatching(brought) });
  const number = row?.number ?? "";
  const email = async () =>
    (await readInbox()).emails.find(({ messageId }) => messageId === row?.id);
  await expect.poll(async () => (await email())?.status).toBe("delivered");
  expect((await email())?.text).toMatch(
    new RegExp(`Número do pedido: ${number}\n[^]*- Cômodo 1: Quarto: 5,00 × 3,00 m`),
  );
  for (const text of [number, "Pintura"]) await expect(sheet).toContainText(text);
  await tabTo(sheet.getByRole("link", { name: "Enviar fotos pelo WhatsApp" }));
  const share = await sheet.getByRole("link").getAttribute("href");
  expect(new URL(share ?? "").searchParams.get("text")).toMatch(
    new RegExp(`\(Pintura\)\. Número do pedido: ${number}\.[^]*Envio as fotos`),
  );
  await expectNoViolations(page);
});

/** The text of what lies over the middle of a control; empty when the control itself does. */
const coverOf = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !found || element.contains(found) ? "" : (found.textContent ?? "").slice(0, 40);
  });
