import type { Route } from "@playwright/test";
import { paths } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";
import { expect, test } from "@/tests/support/browser-test";

test.beforeEach(({ page }) => page.goto(paths.pressRelease));

test("§2, §4, §9: its parts in order, figures and schedule, and that it is over", async ({
  page,
}) => {
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
  const listIn = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  await expect(listIn("O concurso em números")).toHaveText([
    /Prêmios acima deR\$\s2\.000/,
    /50bolsas de estudo de fotografia/,
    /Brasilabrangência nacional/,
  ]);
  await expect(listIn("Calendário")).toHaveText([
    /Pré-inscriçãoAberta agora, gratuita e com bônus/,
    /Envio das fotos18\/09\/2025 a 28\/09\/2025/,
  ]);
  await expect(article.getByText("Encerrado em 28/09/2025")).toHaveCount(3);
  await expect(article.getByText("Para divulgação imediata")).toHaveCount(0);
  await expect(article.getByText("O envio das fotos terminou em 28/09/2025.")).toBeVisible();
  const contact = page.getByRole("region", { name: "Contato para a imprensa" });
  await expect(contact).toContainText("até 24 horas");
  for (const [name, href] of [
    [linkLabel("contestSite", "Ver o site do concurso"), linkHref("contestSite")],
    ["contato@primoze.example", /^mailto:contato@primoze\.example\?subject=/],
    ["Sala de imprensa", paths.pressRoom],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link.first()).toHaveAttribute("href", href);
  }
});

test.describe("with blocked scripts", () => {
  test.use({ allowedConsoleErrors: /ERR_FAILED/ });

  test("a press on what React would copy is answered at once, then by the page's address", async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route("**/_next/static/chunks/*.js", (route) => void held.push(route));
    const copy = page.getByRole("button", { name: "Copiar o texto" });
    await copy.click();
    expect(await copy.evaluate((button) => button.getAnimations().length)).toBe(1);
    const shown = page.waitForEvent("dialog");
    for (const route of held) void route.abort();
    const dialog = await shown;
    expect(dialog.defaultValue()).toBe(page.url());
    await dialog.dismiss();
  });
});
