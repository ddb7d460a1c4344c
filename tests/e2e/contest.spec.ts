import { getContest } from "@/lib/content/collections";
import { paths } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";
import { expect, test } from "@/tests/support/browser-test";

test.beforeEach(({ page }) => page.goto(paths.photoContest));

test("§2: links to the contest site, the regulation and the release, and says that it is over", async ({
  page,
}) => {
  const main = page.getByRole("main");
  for (const [name, href] of [
    [linkLabel("contestSite", "Ver o site do concurso"), linkHref("contestSite")],
    ["Pedir o regulamento no WhatsApp", linkHref("contestRules")],
    ["Release para a imprensa", paths.pressRelease],
  ] as const) {
    await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", href);
  }
  await expect(page.getByText("Encerrado em 05/05/2025")).toBeVisible();
  await expect(page.getByRole("link", { name: /^(Participar|Ir para o site)/ })).toHaveCount(0);
});

test("§4, §5, §9: prizes and weights, drawn to scale, phases and rules", async ({ page }) => {
  const prizes = page.getByRole("region", { name: "Prêmios acima de R$ 2.000" });
  await expect(prizes.getByRole("listitem")).toHaveText([
    /R\$\s1\.000.*kit profissional completo de pintura/s,
    /R\$\s500.*kit básico de pintura/s,
    /R\$\s250.*vale-materiais/s,
  ]);
  const heights = await prizes
    .locator("li [aria-hidden=true]")
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
  const shares = heights.map((height) => Math.round((height / heights[0]!) * 100));
  expect(shares).toEqual([100, 50, 25]);
  await expect(page.getByRole("heading", { name: /50 ?bolsas de estudo/ })).toBeVisible();

  const weights = page.getByRole("region", { name: "Como as fotos são avaliadas" }).locator("dt");
  await expect(weights).toHaveText([/40%\s*Técnica/, /60%\s*Criatividade/]);
  const [technique = 0, creativity = 0] = await weights.evaluateAll((parts) =>
    parts.map((part) => part.getBoundingClientRect().width),
  );
  expect(technique / (technique + creativity)).toBeCloseTo(0.4, 2);

  const phases = page.getByRole("region", { name: "Da inscrição ao resultado" });
  await expect(phases.getByRole("listitem")).toHaveText([
    /Inscrições01\/01 a 31\/03\/2025/,
    /Curadoria01 a 15\/04\/2025.*30 melhores/,
    /Votação16 a 30\/04\/2025/,
    /Resultado05\/05\/2025/,
  ]);
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
  await expect(rules).toContainText(getContest().authorisation ?? "Confira no regulamento");
  await expect(rules).not.toContainText("a publicar antes do lançamento");
});

test("copies the hashtags", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copiar hashtags" }).click();
  await expect(page.getByText("Copiado!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "#ClickNaPintura #PrimoZé #OlharDoPintor",
  );
});
