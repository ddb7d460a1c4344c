import { getCourses } from "@/lib/content/education";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { mailDraftOf } from "@/tests/support/mail-draft";
import { validQuote } from "@/tests/support/valid-quote";

/** No "+": mail programs show it. */
const COURSE_DRAFT =
  `mailto:${site.email}?subject=Quero%20saber%20do%20pr%C3%B3ximo%20curso%20on-line` +
  "&body=Meu%20e-mail%3Dmaria%40example.com%0D%0A%0D%0A";

test("§2: the coming course asks for an e-mail, then opens a mail draft with it", async ({
  page,
}) => {
  await page.goto("/educacao");
  const card = page.getByRole("article").filter({ hasText: "Em Breve" });
  const button = card.getByRole("button");
  await button.click();
  const email = card.getByLabel("Seu e-mail");
  await expect(email).toBeFocused();
  await expect(email).toHaveJSProperty("validity.valueMissing", true);
  await email.fill("maria@example.com");
  const draft = await mailDraftOf(page, () => button.click());
  expect(draft).toBe(COURSE_DRAFT);
});

test("the waiting list of a course leads to a form for it", async ({ page }) => {
  const soldOut = getCourses().find(({ status }) => status === "Vagas Esgotadas");
  test.skip(!soldOut, "no course has a waiting list");
  const { name } = soldOut!;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/educacao");
  await page.getByRole("link", { name: `Lista de Espera (${name})` }).click();
  await expect(page).toHaveURL(/\/contato\?curso=.*#orcamento$/);
  const form = new FormPage(page, "quote");
  const message = `Quero entrar na lista de espera do curso “${name}”.`;
  await expect(form.field("Mensagem")).toHaveValue(message);
  const quote = { ...validQuote(), Mensagem: message };
  await form.fill(quote);
  await form.submit.click();
  await form.expectEmpty(quote);
  expect(await messagesFrom(quote["E-mail"])).toMatchObject([
    { serviceType: `Curso: ${name}`, message },
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the coming course opens the same mail draft", async ({ page }) => {
    await page.goto("/educacao");
    const card = page.getByRole("article").filter({ hasText: "Em Breve" });
    await card.getByLabel("Seu e-mail").fill("maria@example.com");
    const draft = await mailDraftOf(page, () => card.getByRole("button").click());
    expect(draft).toBe(COURSE_DRAFT);
  });
});
