import { getContest } from "@/lib/content/collections";
import { linkHref, linkLabel } from "@/lib/site";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

test.describe("§2: the contest page", () => {
  test.beforeEach(({ page }) => page.goto(paths.photoContest));

  test("links to the contest site, the regulation and the press release", async ({ page }) => {
    const main = page.getByRole("main");
    await expect(
      main.getByRole("link", { name: linkLabel("contestSite", "Ver o site do concurso") }).first(),
    ).toHaveAttribute("href", linkHref("contestSite"));
    for (const rules of await main
      .getByRole("link", { name: "Pedir o regulamento no WhatsApp" })
      .all()) {
      await expect(rules).toHaveAttribute("href", linkHref("contestRules"));
    }
    const release = main.getByRole("link", { name: "Release para a imprensa" }).first();
    await release.click();
    await expect(page).toHaveURL(paths.pressRelease);
  });

  test("says that it is over, and no longer calls to take part", async ({ page }) => {
    await expect(page.getByText("Encerrado em 05/05/2025")).toBeVisible();
    await expect(page.getByRole("link", { name: /^(Participar|Ir para o site)/ })).toHaveCount(0);
  });

  test("§9: prizes, bonus and weights", async ({ page }) => {
    const prizes = page.getByRole("region", { name: "Prêmios acima de R$ 2.000" });
    const [first, second, third] = await prizes.getByRole("listitem").all();
    await expect(first!).toContainText("R$ 1.000");
    await expect(first!).toContainText("kit profissional completo de pintura");
    await expect(second!).toContainText("R$ 500");
    await expect(second!).toContainText("kit básico de pintura");
    await expect(third!).toContainText("R$ 250");
    await expect(third!).toContainText("vale-materiais");
    await expect(page.getByRole("heading", { name: /50 ?bolsas de estudo/ })).toBeVisible();
    const weights = page.getByRole("region", { name: "Como as fotos são avaliadas" }).locator("dt");
    await expect(weights).toHaveText([/40%\s*Técnica/, /60%\s*Criatividade/]);
  });

  test("§9: bars and weights are drawn to scale", async ({ page }) => {
    const heights = await page
      .getByRole("region", { name: "Prêmios" })
      .locator("li [aria-hidden=true]")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
    expect(heights.map((height) => Math.round((height / heights[0]!) * 100))).toEqual([
      100, 50, 25,
    ]);
    const widths = await page
      .getByRole("region", { name: "Como as fotos são avaliadas" })
      .locator("dt")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(widths[0]! / (widths[0]! + widths[1]!)).toBeCloseTo(0.4, 2);
  });

  test("§4: the phases in order", async ({ page }) => {
    const phases = page.getByRole("region", { name: "Da inscrição ao resultado" });
    await expect(phases.getByRole("listitem")).toHaveText([
      /Inscrições01\/01 a 31\/03\/2025/,
      /Curadoria01 a 15\/04\/2025.*30 melhores/,
      /Votação16 a 30\/04\/2025/,
      /Resultado05\/05\/2025/,
    ]);
  });

  test("§5: the rules", async ({ page }) => {
    const rules = page.getByRole("region", { name: "As regras" });
    for (const rule of [
      "originais e inéditas",
      "Até 3 fotos por participante",
      "Perfil público no Instagram",
      "Siga e marque o perfil da PrimoZé",
      "Manipulação digital extrema",
    ]) {
      await expect(rules).toContainText(rule);
    }
    const hashtags = rules.getByRole("list", { name: "Hashtags obrigatórias" });
    await expect(hashtags.getByRole("listitem")).toHaveText([
      "#ClickNaPintura",
      "#PrimoZé",
      "#OlharDoPintor",
    ]);
  });

  test("names the authorisation, or says that it is still to be published", async ({ page }) => {
    const rules = page.getByRole("region", { name: "As regras" });
    await expect(rules.getByRole("definition").first()).toHaveText(
      getContest().authorisation ?? /a publicar antes do lançamento/,
    );
  });

  test("copies the hashtags", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copiar hashtags" }).click();
    await expect(page.getByText("Copiado!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "#ClickNaPintura #PrimoZé #OlharDoPintor",
    );
  });
});
