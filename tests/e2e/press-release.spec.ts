import { paths } from "@/lib/paths";
import { linkHref } from "@/lib/site";
import { expect, test } from "@/tests/support/browser-test";

test.describe("§2: the press release", () => {
  test.beforeEach(({ page }) => page.goto(paths.pressRelease));

  test("has its parts in order", async ({ page }) => {
    const article = page.getByRole("article");
    await expect(article.getByText("São Paulo, 2 de setembro de 2025")).toBeVisible();
    await expect(article.getByRole("heading", { level: 2 })).toHaveText([
      "O concurso em números",
      "Bônus",
      "Calendário",
      "Parceiros",
      "Sobre o ecossistema PrimoZé",
      "Como participar",
      "Contato para a imprensa",
    ]);
    await expect(article.getByRole("figure")).toContainText("Fundador da PrimoZé");
  });

  test("says that it is over", async ({ page }) => {
    const article = page.getByRole("article");
    await expect(article.getByText("Encerrado em 28/09/2025")).toHaveCount(3);
    await expect(article.getByText("Para divulgação imediata")).toHaveCount(0);
    await expect(article.getByText("O envio das fotos terminou em 28/09/2025.")).toBeVisible();
  });

  test("§9: the key figures", async ({ page }) => {
    const figures = page.getByRole("region", { name: "O concurso em números" });
    await expect(figures.getByRole("listitem")).toHaveText([
      /Prêmios acima deR\$\s2\.000/,
      /50bolsas de estudo de fotografia/,
      /Brasilabrangência nacional/,
    ]);
  });

  test("§4: its own schedule", async ({ page }) => {
    const steps = page.getByRole("region", { name: "Calendário" }).getByRole("listitem");
    await expect(steps).toHaveText([
      /Pré-inscriçãoAberta agora, gratuita e com bônus/,
      /Envio das fotos18\/09\/2025 a 28\/09\/2025/,
    ]);
  });

  test("leads to the contest site and to a mail draft", async ({ page }) => {
    await expect(page.getByRole("link", { name: "Ver o site do concurso" })).toHaveAttribute(
      "href",
      linkHref("contestSite"),
    );
    const contact = page.getByRole("region", { name: "Contato para a imprensa" });
    await expect(contact.getByRole("link", { name: "contato@primoze.example" })).toHaveAttribute(
      "href",
      /^mailto:contato@primoze\.example\?subject=/,
    );
    await expect(contact).toContainText("até 24 horas");
  });

  test("prints, without header, footer and buttons", async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Imprimir" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const part of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("button", { name: "Imprimir" }),
      page.getByRole("link", { name: "Ver o site do concurso" }),
    ]) {
      await expect(part).toBeHidden();
    }
  });

  test("copies its text", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copiar o texto" }).click();
    await expect(page.getByText("Copiado!")).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("Concurso Click na Pintura premia o olhar de quem pinta");
    expect(text).toContain("Fundador da PrimoZé");
    expect(text).not.toContain("Imprimir");
  });
});
