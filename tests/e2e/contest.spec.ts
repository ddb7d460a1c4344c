import { getContest } from "@/lib/content/collections";
import { dayRange, isOver, numericDate } from "@/lib/content/dates";
import { contestEnds } from "@/lib/content/press";
import { formatReais } from "@/lib/format/money";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { linkHref, linkLabel } from "@/tests/support/company-file";

const contest = getContest();

test.beforeEach(({ page }) => page.goto(paths.photoContest));

test("§2: links to the contest site, the regulation and the release, and says that it is over", async ({
  page,
}) => {
  const main = page.getByRole("main");
  for (const [name, href] of [
    [linkLabel("contestSite", "Ver o site do concurso"), linkHref("contestSite")],
    [linkLabel("contestRules", "Ler o regulamento"), linkHref("contestRules")],
    ["Release para a imprensa", paths.pressRelease],
  ] as const) {
    await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", href);
  }
  const { entries, result } = contestEnds(contest);
  const ended = page.getByText(`Terminou em ${numericDate(result)}`).filter({ visible: true });
  await expect(ended).toHaveCount(isOver(result) ? 1 : 0);
  if (!isOver(entries)) return;
  await expect(page.getByRole("link", { name: /^(Participar|Ir para o site)/ })).toHaveCount(0);
});

test("§4, §5, §9: prizes and weights, drawn to scale, phases and rules", async ({ page }) => {
  const prizes = page.getByRole("region", {
    name: `Prêmios acima de ${formatReais(contest.prizesAbove)}`,
  });
  const items = prizes.getByRole("listitem");
  await expect(items).toHaveCount(contest.prizes.length);
  for (const [index, { amount, extra }] of contest.prizes.entries()) {
    await expect(items.nth(index)).toContainText(formatReais(amount));
    await expect(items.nth(index)).toContainText(extra);
  }
  const heights = await prizes
    .locator("li [aria-hidden=true]")
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
  const highest = Math.max(...contest.prizes.map(({ amount }) => amount));
  for (const [index, { amount }] of contest.prizes.entries()) {
    expect(heights[index]! / Math.max(...heights)).toBeCloseTo(amount / highest, 2);
  }
  const scholarships = new RegExp(`${contest.scholarships} ?bolsas de estudo`);
  await expect(page.getByRole("heading", { name: scholarships })).toBeVisible();

  const weights = page.getByRole("region", { name: "Como as fotos são avaliadas" }).locator("dt");
  const widths = await weights.evaluateAll((parts) =>
    parts.map((part) => part.getBoundingClientRect().width),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  for (const [index, { name, percent }] of contest.weights.entries()) {
    await expect(weights.nth(index)).toContainText(`${percent}%${name}`);
    expect(widths[index]! / total).toBeCloseTo(percent / 100, 2);
  }

  const phases = page.getByRole("region", { name: "Da inscrição ao resultado" });
  await expect(phases.getByRole("listitem")).toHaveCount(contest.phases.length);
  for (const [index, { name, from, to, text }] of contest.phases.entries()) {
    const phase = phases.getByRole("listitem").nth(index);
    for (const part of [name, dayRange(from, to), text]) await expect(phase).toContainText(part);
  }
  const rules = page.getByRole("region", { name: "As regras" });
  for (const { title } of contest.rules) await expect(rules).toContainText(title);
  await expect(rules).toContainText(contest.authorisation ?? "Confira no regulamento");
  await expect(rules).not.toContainText("a publicar antes do lançamento");
});

test("copies the hashtags", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copiar hashtags" }).click();
  await expect(page.getByText("Copiado!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    contest.hashtags.join(" "),
  );
});
