import { courseRequestPath } from "@/lib/forms/quote-address";
import { expect, test } from "@/tests/support/browser-test";
import { mailDraftOf } from "@/tests/support/mail-draft";
import { expectNoViolations } from "@/tests/support/axe";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { validQuote } from "@/tests/support/valid-quote";

test.beforeEach(({ page }) => page.goto("/educacao"));

test.describe("§2: the education page", () => {
  for (const [label, id] of [
    ["Cursos on-line", "cursos-online"],
    ["Agenda presencial", "agenda"],
  ] as const) {
    test(`the hero's button ${label} scrolls to its section`, async ({ page }) => {
      await page.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/educacao#${id}`);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    });
  }

  test("the course card leads to Mulheres na Manutenção", async ({ page }) => {
    await page.getByRole("link", { name: "Conhecer o curso" }).click();
    await expect(page).toHaveURL("/mulheres-na-manutencao");
  });

  test("the coming course opens a mail draft with the address entered", async ({ page }) => {
    const card = page.getByRole("article").filter({ hasText: "Em Breve" });
    const button = card.getByRole("button");
    await button.click();
    await expect(card.getByLabel("Seu e-mail")).toBeFocused();
    await card.getByLabel("Seu e-mail").fill("maria@example.com");
    const draft = await mailDraftOf(page, () => button.click());
    expect(draft.protocol + draft.pathname).toBe("mailto:contato@primoze.example");
    expect(draft.searchParams.get("subject")).toBe("Quero saber do próximo curso on-line");
    expect(draft.searchParams.get("body")).toContain("maria@example.com");
  });

  test("the newsletter button is a mail draft to the company", async ({ page }) => {
    const button = page.getByRole("link", { name: "Receber novidades" });
    await expect(button).toHaveAttribute("href", /^mailto:contato@primoze\.example\?subject=/);
  });

  test("shows three articles and the way to all of them", async ({ page }) => {
    const section = page.getByRole("region", { name: "Para ler antes da aula" });
    await expect(section.getByRole("article")).toHaveCount(3);
    await section.getByRole("link", { name: "Ver Todos os Artigos" }).click();
    await expect(page).toHaveURL("/blog");
  });
});

test.describe("§2, §4, §9: the agenda", () => {
  const rows = [
    ["Comandos Elétricos", "15 e 16 de agosto de 2025", "Inscrições Abertas", "Inscreva-se Agora"],
    [
      "Energia Solar Fotovoltaica",
      "22 a 24 de setembro de 2025",
      "Vagas Esgotadas",
      "Lista de Espera",
    ],
    ["Workshop de Hidrogênio Verde", "10 de outubro de 2025", "Em Breve", "Saiba Mais"],
  ] as const;

  for (const width of [360, 1280]) {
    test(`is a table with its five columns and three rows at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const table = page.getByRole("table", { name: "Agenda presencial" });
      await expect(table.getByRole("columnheader")).toHaveText([
        "Curso",
        "Data",
        "Local",
        "Status",
        "Inscrição",
      ]);
      await expect(table.getByRole("rowheader")).toHaveCount(3);
      for (const [name, date, status, action] of rows) {
        const row = table.getByRole("row", { name });
        await expect(row).toContainText("Escola de treinamento em Guarulhos");
        await expect(row.getByText(date, { exact: true })).toBeVisible();
        await expect(row.getByText(status, { exact: true })).toBeVisible();
        // docs/decisions/0017: the label stays, the course is over.
        const button = row.getByRole("button", { name: action });
        await expect(button).toBeDisabled();
        await expect(button).toHaveAccessibleDescription("Esta turma já foi realizada.");
        await expect(row.getByText("Realizado", { exact: true })).toBeVisible();
      }
    });
  }

  test("the hero shows no past course as a coming one", async ({ page }) => {
    const dates = page.getByRole("list", { name: "Datas da agenda" });
    await expect(dates.getByText("Realizado")).toHaveCount(rows.length);
    await expect(page.getByText("Próximas datas")).toHaveCount(0);
  });

  test("a past course leads to a form for its next class", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [name] = rows[0];
    await page.getByRole("link", { name: `Avise-me da próxima turma (${name})` }).click();
    await expect(page).toHaveURL(/\/contato\?curso=.*#orcamento$/);
    const form = new FormPage(page, "quote");
    await expect(page.getByRole("heading", { name: `Próxima turma: ${name}` })).toBeInViewport();
    await expect(form.field("Curso")).toBeInViewport();
    await expect(form.field("Curso").locator("option:checked")).toHaveText(name);
    await expect(form.field("Mensagem")).toHaveValue(
      `Avise-me da próxima turma do curso “${name}”.`,
    );
  });

  for (const [name, interest, heading, message] of [
    [rows[0][0], "inscricao", "Inscrição", "Quero me inscrever no curso “Comandos Elétricos”."],
    [
      rows[1][0],
      "lista-de-espera",
      "Lista de espera",
      "Quero entrar na lista de espera do curso “Energia Solar Fotovoltaica”.",
    ],
    [
      rows[2][0],
      "saber-mais",
      "Curso",
      "Quero saber mais sobre o curso “Workshop de Hidrogênio Verde”.",
    ],
  ] as const) {
    test(`the address of "${interest}" opens a form for the course`, async ({ page }) => {
      await page.goto(courseRequestPath(name, interest));
      const form = new FormPage(page, "quote");
      await expect(page.getByRole("heading", { name: `${heading}: ${name}` })).toBeInViewport();
      await expect(form.field("Mensagem")).toHaveValue(message);
    });
  }

  test("an enrolment keeps the draft of another message, and the course can be changed", async ({
    page,
  }) => {
    await page.goto("/contato");
    const form = new FormPage(page, "quote");
    await form.enter();
    await form.field("Serviço").selectOption("pintura");
    await form.field("Mensagem").fill("Pintar a sala.");
    const [name] = rows[0];
    await page.goto(courseRequestPath(name, "inscricao"));
    await expect(page.getByRole("heading", { name: `Inscrição: ${name}` })).toBeVisible();
    await expect(form.field("Mensagem")).toHaveValue(
      `Quero me inscrever no curso “${name}”.\n\nPintar a sala.`,
    );
    const other = rows[1][0];
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
    await form.expectToast(
      "Mensagem enviada com sucesso!",
      "Recebemos sua solicitação e entraremos em contato em breve.",
    );
    expect(await messagesFrom(quote["E-mail"])).toMatchObject([{ serviceType: `Curso: ${other}` }]);
  });

  test("the contact form is empty where no course led to it", async ({ page }) => {
    await page.goto("/contato");
    await expect(new FormPage(page, "quote").field("Mensagem")).toHaveValue("");
  });
});

test.describe("§2: past courses", () => {
  test("each of the two opens its summary with testimonials", async ({ page }) => {
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
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the summary opens by its fragment", async ({ page }) => {
    const title = "Pintura residencial na prática";
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByText("A turma começou pelo que ninguém fotografa")).toBeVisible();
  });
});
