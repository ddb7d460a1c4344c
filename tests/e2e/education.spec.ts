import { quoteMessages } from "@/supabase/functions/_shared/contract/quote";
import { isOver } from "@/lib/content/dates";
import { getCourses, getPastCourses } from "@/lib/content/education";
import { courseRequestPath } from "@/lib/forms/quote-address";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { mailDraftOf } from "@/tests/support/mail-draft";
import { validQuote } from "@/tests/support/valid-quote";

test.beforeEach(({ page }) => page.goto("/educacao"));

const courses = getCourses();
const NEXT_CLASS = "Avise-me da próxima turma";

/** Two courses, the first one over. */
const past = courses.find(({ end }) => isOver(end));
const other = courses.find(({ name }) => name !== past?.name);

/** No "+": mail programs show it. */
const COURSE_DRAFT = `mailto:${site.email}?subject=Quero%20saber%20do%20pr%C3%B3ximo%20curso%20on-line&body=`;

test("the coming course opens a mail draft with the address entered", async ({ page }) => {
  const card = page.getByRole("article").filter({ hasText: "Em Breve" });
  const button = card.getByRole("button");
  await button.click();
  await expect(card.getByLabel("Seu e-mail")).toBeFocused();
  await card.getByLabel("Seu e-mail").fill("maria@example.com");
  const draft = await mailDraftOf(page, () => button.click());
  expect(draft).toBe(`${COURSE_DRAFT}Meu%20e-mail%3A%20maria%40example.com`);
});

test("a past course leads to a form for its next class", async ({ page }) => {
  test.skip(!past, "no course is over");
  const first = past!.name;
  await page.setViewportSize({ width: 360, height: 740 });
  const link = page.getByRole("link", { name: `${NEXT_CLASS} (${first})` });
  await link.click();
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
  test.skip(!past || !other, "there are not two courses");
  const [first, second] = [past!.name, other!.name];
  await page.goto("/contato");
  const form = new FormPage(page, "quote");
  await expect(form.field("Mensagem")).toHaveValue("");
  await form.fill({ Serviço: "pintura", Mensagem: "Pintar a sala." });
  await page.goto(courseRequestPath(first, "inscricao"));
  await expect(page.getByRole("heading", { name: `Inscrição: ${first}` })).toBeVisible();
  await expect(form.field("Mensagem")).toHaveValue(
    `Quero me inscrever no curso “${first}”.\n\nPintar a sala.`,
  );
  await form.field("Curso").selectOption(second);
  await expect(page.getByRole("heading", { name: `Inscrição: ${second}` })).toBeVisible();
  const message = `Quero me inscrever no curso “${second}”.\n\nPintar a sala.`;
  await expect(form.field("Mensagem")).toHaveValue(message);
  await page.reload();
  await expect(form.field("Curso").locator("option:checked")).toHaveText(second);
  await expect(form.field("Mensagem")).toHaveValue(message);
  const quote = validQuote();
  await form.fill({ ...quote, Mensagem: message });
  await form.submit.click();
  await form.expectToast(quoteMessages.success);
  expect(await messagesFrom(quote["E-mail"])).toMatchObject([{ serviceType: `Curso: ${second}` }]);
});

test("§2: each past course opens its summary with testimonials", async ({ page }) => {
  const summaries = getPastCourses();
  const buttons = page.getByRole("button", { name: "Ver Resumo / Depoimentos" });
  await expect(buttons).toHaveCount(summaries.length);
  for (const [index, { title, testimonials }] of summaries.entries()) {
    await buttons.and(page.getByLabel(title)).click();
    const dialog = page.getByRole("dialog", { name: title });
    for (const { quote } of testimonials) await expect(dialog).toContainText(quote);
    // Invented reviews have a label instead of stars (docs/decisions/0016).
    const invented = testimonials.filter(({ demonstration }) => demonstration).length;
    await expect(dialog.getByText("(exemplo)")).toHaveCount(invented);
    await expect(dialog.getByRole("img", { name: /estrelas/ })).toHaveCount(
      testimonials.length - invented,
    );
    // They have the same parts.
    if (index === 0) await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the summary opens by its fragment", async ({ page }) => {
    const [course] = getPastCourses();
    test.skip(!course, "no course has a summary");
    const summary = page.locator("dialog", { hasText: course!.testimonials[0]!.quote });
    await expect(summary).toBeHidden();
    await page.getByRole("link", { name: course!.title }).click();
    await expect(summary).toBeVisible();
  });

  test("the coming course opens the same mail draft", async ({ page }) => {
    const card = page.getByRole("article").filter({ hasText: "Em Breve" });
    await card.getByLabel("Seu e-mail").fill("maria@example.com");
    const draft = await mailDraftOf(page, () => card.getByRole("button").click());
    expect(draft).toBe(`${COURSE_DRAFT}Meu%20e-mail%3Dmaria%40example.com%0D%0A%0D%0A`);
  });
});
