import { toasts } from "@/tests/support/toasts";
import { proposal } from "@/supabase/functions/_shared/contract/proposal";
import { paths } from "@/lib/paths";
import { linkHref } from "@/lib/site";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { proposalsOf } from "@/tests/support/inbox";

const validProposal = () => ({
  "Nome da organização": `Associação Raiz ${crypto.randomUUID()}`,
  Contato: `Dona Cida, ${crypto.randomUUID().slice(0, 8)}@example.com`,
  "Tipo de projeto": "revitalizacao",
  Mensagem: "A quadra fica na rua de trás.\nO piso está rachado.",
});

test.describe("§2: the page", () => {
  test.beforeEach(({ page }) => page.goto(paths.socialProjects));

  test("shows three projects, each still without its video", async ({ page }) => {
    const projects = page.getByRole("region", { name: "Onde a mão já chegou" });
    await expect(projects.getByRole("article")).toHaveCount(3);
    for (const title of [/associação beneficente/, /pessoas com deficiência/, /quadra/]) {
      const project = projects.getByRole("article").filter({
        has: page.getByRole("heading", { level: 3, name: title }),
      });
      await expect(project.getByText("Vídeo em breve")).toBeVisible();
    }
    await expect(page.locator("iframe")).toHaveCount(0);
  });

  test("offers four ways to take part", async ({ page }) => {
    const ways = page.getByRole("region", { name: "Quatro jeitos de entrar na obra" });
    await expect(ways.getByRole("listitem")).toHaveCount(4);
    const volunteer = ways.getByRole("link", { name: "Oferecer ajuda no WhatsApp" });
    await expect(volunteer).toHaveAttribute("href", linkHref("volunteerForm"));
    await expect(volunteer).toHaveAttribute("target", "_blank");
  });

  test("the links to the ways to take part and to the proposal form scroll there", async ({
    page,
  }) => {
    const ways = page.getByRole("heading", { name: "Quatro jeitos de entrar na obra" });
    await page.getByRole("link", { name: "Quero participar" }).click();
    await expect(ways).toBeInViewport();
    const form = page.getByRole("heading", { name: "Proponha um projeto social" });
    for (const label of ["Quero ser parceiro", "Entrar em contato", "Propor um projeto"]) {
      const link = page.getByRole("link", { name: label });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(`${paths.socialProjects}#proposta`);
      await expect(form).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(form).not.toBeInViewport();
    }
  });

  test("names three partners by their logos", async ({ page }) => {
    const partners = page.getByRole("region", { name: "Quem acredita na gente" });
    await expect(partners.getByRole("img")).toHaveCount(3);
    for (const logo of await partners.getByRole("img").all()) {
      await expect(logo).toHaveAccessibleName(/\w/);
    }
  });

  test("§3: asks for the type of project by its seven values", async ({ page }) => {
    const options = new FormPage(page, "proposal").field("Tipo de projeto").locator("option");
    const values = await options.evaluateAll((found) =>
      found.map((option) => (option as HTMLOptionElement).value),
    );
    expect(values).toEqual([
      "",
      ...proposal.fields.tipo_projeto.options!.map(({ value }) => value),
    ]);
  });
});

test.describe("the proposal", () => {
  test("§4, §7, §8: reaches the company, and the form is empty again", async ({ page }) => {
    await page.goto(paths.socialProjects);
    const form = new FormPage(page, "proposal");
    const proposal = validProposal();
    await form.fill(proposal);
    const release = await form.holdCalls();
    await expect(form.submit).toHaveText("Enviar proposta");
    await form.submit.dblclick();
    await expect(form.submit).toHaveText("Enviando...");
    await expect(form.submit).toBeDisabled();
    release();
    await form.expectToast(
      "Proposta enviada com sucesso!",
      "Entraremos em contato em breve para avaliar seu projeto.",
    );
    await form.expectEmpty(proposal);
    await expect(form.submit).toBeEnabled();

    const stored = await proposalsOf(proposal["Nome da organização"]);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.message).toBe(proposal.Mensagem);
    expect(JSON.stringify(stored[0])).toContain(proposal.Contato);
    expect(JSON.stringify(stored[0])).toContain("revitalizacao");
  });

  test("§5: the browser itself asks for every field", async ({ page }) => {
    await page.goto(paths.socialProjects);
    const form = new FormPage(page, "proposal");
    // The page's script answers, after the browser's own check.
    await form.enter();
    for (const label of Object.keys(validProposal())) {
      const proposal = { ...validProposal(), [label]: "" };
      await form.fill(proposal);
      await form.submit.click();
      const field = form.field(label);
      await expect(field).toBeFocused();
      await expect(field).toHaveJSProperty("validity.valueMissing", true);
      await expect(toasts(page)).toHaveCount(0);
      await form.expectValues(proposal);
      expect(await proposalsOf(proposal["Nome da organização"])).toEqual([]);
    }
  });

  test("white space is not an answer", async ({ page }) => {
    await page.goto(paths.socialProjects);
    const form = new FormPage(page, "proposal");
    await form.fill({ ...validProposal(), Mensagem: "   " });
    await form.submit.click();
    await form.expectRefusal(
      "Mensagem",
      "Campos obrigatórios",
      "Preencha todos os campos.",
      "Conte como é o projeto.",
    );
    await expectNoViolations(page);
  });

  test("§5: has no length limit", async ({ page }) => {
    await page.goto(paths.socialProjects);
    const form = new FormPage(page, "proposal");
    const proposal = { ...validProposal(), Mensagem: "m".repeat(5000) };
    await form.fill(proposal);
    await form.submit.click();
    await form.expectEmpty(proposal);
    expect(await proposalsOf(proposal["Nome da organização"])).toHaveLength(1);
  });
});
