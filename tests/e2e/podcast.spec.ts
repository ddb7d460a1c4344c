import { getPlatforms } from "@/lib/content/collections";
import { paths } from "@/lib/paths";
import { linkHref } from "@/lib/site";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { holdRequests } from "@/tests/support/hold-requests";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom, suggestionsFrom } from "@/tests/support/inbox";

const validSuggestion = () => ({
  Nome: "Ana Prado",
  "E-mail": `ana-${crypto.randomUUID()}@example.com`,
  Telefone: "(11) 91234-5678",
  Tema: "Infiltração",
  Pergunta: "Quem paga a infiltração entre dois apartamentos?",
});

const THANKS = ["Sugestão enviada!", "Recebemos sua sugestão e já está registrada."] as const;

test.describe("§2, §9: the page", () => {
  test.beforeEach(({ page }) => page.goto(paths.podcast));

  test("says what the podcast is, in the stated numbers", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("PrimoZé Cast");
    const main = page.getByRole("main");
    await expect(main).toContainText(/quinzenal/i);
    await expect(main).toContainText("11.7K visualizações");
    await expect(main).toContainText("29 episódios");
  });

  test("leads to the channel, the media kit and the suggestion form", async ({ page }) => {
    const watch = page.getByRole("link", { name: "Procurar no YouTube" });
    await expect(watch).toHaveAttribute("href", linkHref("podcastChannel"));
    await expect(watch).toHaveAttribute("target", "_blank");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Mídia kit" })).toHaveAttribute(
      "href",
      paths.mediaKit,
    );
    await main.getByRole("link", { name: "Participe" }).click();
    await expect(page).toHaveURL(`${paths.podcast}#sugestao`);
    await expect(new FormPage(page, "suggestion").field("Nome")).toBeInViewport();
  });

  test("disabled buttons say why", async ({ page }) => {
    for (const name of ["Ouvir no Spotify (em breve)", "Patrocine"]) {
      const button = page.getByRole("button", { name, exact: true });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/\w+\.$/);
    }
  });

  test("has a card for each of the five platforms", async ({ page }) => {
    const platforms = page.getByRole("region", { name: "Para ouvir na obra" });
    await expect(platforms.getByRole("heading", { level: 3 })).toHaveText([
      "Spotify",
      "Apple Podcasts",
      "Google Podcasts",
      "Deezer",
      "Amazon Music",
    ]);
    for (const { name, note, link } of getPlatforms()) {
      const card = platforms.getByRole("listitem").filter({
        has: page.getByRole("heading", { name, exact: true }),
      });
      await expect(card.getByText(note)).toBeVisible();
      if (link) {
        await expect(card.getByRole("link")).toHaveAttribute("href", link.href);
        await expect(card.getByRole("link")).toHaveAttribute("target", "_blank");
      } else {
        await expect(card.getByRole("button", { name: "Em breve" })).toBeDisabled();
        await expect(card.getByRole("button")).toHaveAccessibleDescription(note);
      }
    }
  });

  test("Google Podcasts says that it was closed and points to YouTube Music", async ({ page }) => {
    const card = page.getByRole("listitem").filter({ hasText: "Google Podcasts" });
    await expect(card).toContainText("encerrado em 2024");
    await expect(card.getByRole("link", { name: "YouTube Music" })).toHaveAttribute(
      "href",
      "https://music.youtube.com/search?q=PrimoZ%C3%A9%20Cast",
    );
  });
});

test.describe("the suggestion", () => {
  test("§4, §7, §8: is stored and sent, and the form is empty again", async ({ page }) => {
    await page.goto(paths.podcast);
    const form = new FormPage(page, "suggestion");
    const suggestion = validSuggestion();
    await form.fill(suggestion);
    const release = await form.holdCalls();
    await expect(form.submit).toHaveText("Enviar sugestão");
    await form.submit.dblclick();
    await expect(form.submit).toHaveText("Enviando...");
    await expect(form.submit).toBeDisabled();
    release();
    await form.expectToast(...THANKS);
    await form.expectEmpty(suggestion);

    const email = suggestion["E-mail"];
    expect(await suggestionsFrom(email)).toMatchObject([
      {
        name: "Ana Prado",
        phone: "(11) 91234-5678",
        topic: "Infiltração",
        question: suggestion.Pergunta,
      },
    ]);
    const messages = await messagesFrom(email);
    expect(messages).toMatchObject([
      {
        kind: "suggestion",
        phone: "(11) 91234-5678",
        serviceType: "Sugestão para PrimoZéCast",
        message: `Infiltração\n\n${suggestion.Pergunta}`,
      },
    ]);
  });

  test("its script comes when it is entered, and takes over text and focus", async ({ page }) => {
    await page.goto(paths.podcast);
    const form = new FormPage(page, "suggestion");
    const field = form.field("Nome");
    const release = await holdRequests(page, "**/*.js");
    const script = page.waitForRequest("**/*.js");
    await field.focus();
    await script;
    await page.keyboard.type("Ana ");
    await expect(form.form).toHaveJSProperty("noValidate", false);
    release();
    await expect(form.form).toHaveJSProperty("noValidate", true);
    await page.keyboard.type("Prado");
    await expect(field).toHaveValue("Ana Prado");
    // And what was typed is kept as a draft, which loads the script at once.
    await page.reload();
    await expect(form.form).toHaveJSProperty("noValidate", true);
    await expect(field).toHaveValue("Ana Prado");
  });

  test("§7: needs neither phone nor topic", async ({ page }) => {
    await page.goto(paths.podcast);
    const form = new FormPage(page, "suggestion");
    const suggestion = { ...validSuggestion(), Telefone: "", Tema: "" };
    await form.fill(suggestion);
    await form.submit.click();
    await form.expectToast(...THANKS);
    expect(await suggestionsFrom(suggestion["E-mail"])).toMatchObject([{ phone: null }]);
    expect(await messagesFrom(suggestion["E-mail"])).toMatchObject([
      { phone: "Não informado", message: suggestion.Pergunta },
    ]);
  });

  const required = ["Campos obrigatórios", "Por favor, preencha nome e email."] as const;
  const invalid = [
    "Email inválido",
    "Por favor, insira um email válido.",
    "Informe o e-mail completo, como nome@exemplo.com.br.",
  ] as const;
  const failures = [
    ["Nome", " ", ...required, "Informe o seu nome."],
    ["E-mail", "", ...required, "Informe o seu e-mail."],
    ["E-mail", "ana@", ...invalid],
    ["E-mail", "ana prado@example.com", ...invalid],
  ] as const;

  test("§5, §8: refuses what is missing or invalid, one after the other", async ({ page }) => {
    await page.goto(paths.podcast);
    const form = new FormPage(page, "suggestion");
    for (const [label, value, title, description, sentence] of failures) {
      const suggestion = { ...validSuggestion(), [label]: value };
      await form.fill(suggestion);
      await form.submit.click();
      await form.expectRefusal(label, title, description, sentence);
      await form.expectValues(suggestion);
    }
    await expectNoViolations(page);
  });

  test("§5: the browser itself asks for the question", async ({ page }) => {
    await page.goto(paths.podcast);
    const form = new FormPage(page, "suggestion");
    const suggestion = { ...validSuggestion(), Pergunta: "" };
    await form.fill(suggestion);
    await form.submit.click();
    await expect(form.field("Pergunta")).toBeFocused();
    await expect(form.field("Pergunta")).toHaveJSProperty("validity.valueMissing", true);
    await form.expectValues(suggestion);
    expect(await suggestionsFrom(suggestion["E-mail"])).toEqual([]);
  });

  test("§5: accepts three within five minutes, and not a fourth", async ({ page }) => {
    await page.goto(paths.podcast);
    const form = new FormPage(page, "suggestion");
    const suggestion = validSuggestion();
    for (let attempt = 0; attempt < 3; attempt++) {
      await form.fill(suggestion);
      await form.submit.click();
      await form.expectEmpty(suggestion);
    }
    await form.fill(suggestion);
    await form.submit.click();
    await form.expectToast(
      "Muitas tentativas",
      "Aguarde alguns minutos antes de enviar novamente.",
    );
    await form.expectValues(suggestion);
    await expect(form.submit).toBeEnabled();
    expect(await suggestionsFrom(suggestion["E-mail"])).toHaveLength(3);
  });
});
