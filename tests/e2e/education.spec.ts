import { quoteMessages } from "@/supabase/functions/_shared/contract/quote";
import { courseRequestPath } from "@/lib/forms/quote-address";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { mailDraftOf } from "@/tests/support/mail-draft";
import { validQuote } from "@/tests/support/valid-quote";

test.beforeEach(({ page }) => page.goto("/educacao"));

/** §4, §9. */
const COURSES = [
  ["Comandos Elétricos", "15 e 16 de agosto de 2025", "Inscrições Abertas", "Inscreva-se Agora"],
  [
    "Energia Solar Fotovoltaica",
    "22 a 24 de setembro de 2025",
    "Vagas Esgotadas",
    "Lista de Espera",
  ],
  ["Workshop de Hidrogênio Verde", "10 de outubro de 2025", "Em Breve", "Saiba Mais"],
] as const;
const [first, other] = [COURSES[0][0], COURSES[1][0]];

test("§2: its buttons lead to the sections, the online course and the articles", async ({
  page,
}) => {
  for (const [label, id] of [
    ["Cursos on-line", "cursos-online"],
    ["Agenda presencial", "agenda"],
  ] as const) {
    await page.getByRole("link", { name: label }).click();
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
  const course = page.getByRole("link", { name: "Conhecer o curso" });
  await expect(course).toHaveAttribute("href", "/mulheres-na-manutencao");
  const newsletter = page.getByRole("link", { name: "Receber novidades" });
  await expect(newsletter).toHaveAttribute("href", /^mailto:contato@primoze\.example\?subject=/);
  const articles = page.getByRole("region", { name: "Para ler antes da aula" });
  await expect(articles.getByRole("article")).toHaveCount(3);
  const all = articles.getByRole("link", { name: "Ver Todos os Artigos" });
  await expect(all).toHaveAttribute("href", "/blog");
});

/** No "+": mail programs show it. */
const COURSE_DRAFT =
  "mailto:contato@primoze.example?subject=Quero%20saber%20do%20pr%C3%B3ximo%20curso%20on-line&body=";

test("the coming course opens a mail draft with the address entered", async ({ page }) => {
  const card = page.getByRole("article").filter({ hasText: "Em Breve" });
  const button = card.getByRole("button");
  await button.click();
  await expect(card.getByLabel("Seu e-mail")).toBeFocused();
  await card.getByLabel("Seu e-mail").fill("maria@example.com");
  const draft = await mailDraftOf(page, () => button.click());
  expect(draft).toBe(`${COURSE_DRAFT}Meu%20e-mail%3A%20maria%40example.com`);
});

test("§2, §4, §9: the agenda is a table at every width, of courses that are over", async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const table = page.getByRole("table", { name: "Agenda presencial" });
    const columns = ["Curso", "Data", "Local", "Status", "Inscrição"];
    await expect(table.getByRole("columnheader")).toHaveText(columns);
    await expect(table.getByRole("rowheader")).toHaveCount(COURSES.length);
    for (const [name, date, status, action] of COURSES) {
      const row = table.getByRole("row", { name });
      await expect(row).toContainText("Escola de treinamento em Guarulhos");
      for (const text of [date, `na época: ${status}`, "Realizado"]) {
        await expect(row.getByText(text, { exact: true })).toBeVisible();
      }
      // docs/decisions/0017: the label stays, the course is over.
      await expect(row.getByRole("link", { name: action })).toHaveAttribute(
        "href",
        /interesse=proxima-turma/,
      );
      await expect(row).toContainText("Para a próxima turma");
    }
  }
  // No date is ahead: the page opens with the lessons.
  const lessons = page.getByRole("list", { name: "Aulas on-line" });
  await expect(lessons.getByRole("link")).toHaveCount(6);
  await lessons.getByRole("link").first().click();
  await expect(page).toHaveURL(/apostilas/);
  await page.goBack();
  await expect(page.getByText("Próximas datas")).toHaveCount(0);
});

test("a past course leads to a form for its next class", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: `Inscreva-se Agora (${first})` }).click();
  await expect(page).toHaveURL(/\/contato\?curso=.*#orcamento$/);
  const form = new FormPage(page, "quote");
  await expect(page.getByRole("heading", { name: `Próxima turma: ${first}` })).toBeInViewport();
  await expect(form.field("Curso")).toBeInViewport();
  await expect(form.field("Curso").locator("option:checked")).toHaveText(first);
  await expect(form.field("Mensagem")).toHaveValue(
    `Avise-me da próxima turma do curso “${first}”.`,
  );
});

test("an enrolment keeps the draft of another message, and the course can be changed", async ({
  page,
}) => {
  await page.goto("/contato");
  const form = new FormPage(page, "quote");
  await expect(form.field("Mensagem")).toHaveValue("");
  await form.fill({ Serviço: "pintura", Mensagem: "Pintar a sala." });
  await page.goto(courseRequestPath(first, "inscricao"));
  await expect(page.getByRole("heading", { name: `Inscrição: ${first}` })).toBeVisible();
  await expect(form.field("Mensagem")).toHaveValue(
    `Quero me inscrever no curso “${first}”.\n\nPintar a sala.`,
  );
  await form.field("Curso").selectOption(other);
  await expect(page.getByRole("heading", { name: `Inscrição: ${other}` })).toBeVisible();
  const message = `Quero me inscrever no curso “${other}”.\n\nPintar a sala.`;
  await expect(form.field("Mensagem")).toHaveValue(message);
  await page.reload();
  await expect(form.field("Curso").locator("option:checked")).toHaveText(other);
  await expect(form.field("Mensagem")).toHaveValue(message);
  const quote = validQuote();
  await form.fill({ ...quote, Mensagem: message });
  await form.submit.click();
  await form.expectToast(quoteMessages.success);
  expect(await messagesFrom(quote["E-mail"])).toMatchObject([{ serviceType: `Curso: ${other}` }]);
});

test("§2: each of two past courses opens its summary with testimonials", async ({ page }) => {
  const buttons = page.getByRole("button", { name: "Ver Resumo / Depoimentos" });
  await expect(buttons).toHaveCount(2);
  for (const title of ["Pintura residencial na prática", "Trabalho em altura com a NR-35"]) {
    await buttons.and(page.getByLabel(title)).click();
    const dialog = page.getByRole("dialog", { name: title });
    // Invented reviews have a label instead of stars (docs/decisions/0016).
    await expect(dialog.getByText("exemplo, a confirmar")).toHaveCount(2);
    await expect(dialog.getByRole("img", { name: /estrelas/ })).toHaveCount(0);
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the summary opens by its fragment", async ({ page }) => {
    await page.getByRole("link", { name: "Pintura residencial na prática" }).click();
    await expect(page.getByText("A turma começou pelo que ninguém fotografa")).toBeVisible();
  });

  test("the coming course opens the same mail draft", async ({ page }) => {
    const card = page.getByRole("article").filter({ hasText: "Em Breve" });
    await card.getByLabel("Seu e-mail").fill("maria@example.com");
    const draft = await mailDraftOf(page, () => card.getByRole("button").click());
    expect(draft).toBe(`${COURSE_DRAFT}Meu%20e-mail%3Dmaria%40example.com%0D%0A%0D%0A`);
  });
});
