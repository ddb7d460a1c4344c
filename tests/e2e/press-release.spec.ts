import { getContest } from "@/lib/content/collections";
import { isOver, longDate, numericDate } from "@/lib/content/dates";
import { getContestRelease } from "@/lib/content/press";
import { formatReais } from "@/lib/format/money";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { linkHref, linkLabel, site } from "@/tests/support/company-file";

const release = getContestRelease();

test.beforeEach(({ page }) => page.goto(paths.pressRelease));

test("§2, §4, §9: its parts in order, figures and schedule, and that it is over", async ({
  page,
}) => {
  const article = page.getByRole("article");
  const { city, date, lastDay, schedule, quote, scope } = release;
  await expect(article.getByText(`${city}, ${longDate(date)}`)).toBeVisible();
  await expect(article.getByRole("heading", { level: 2 })).toHaveText([
    "O concurso em números",
    release.bonusTitle,
    "Calendário",
    "Parceiros",
    release.ecosystemTitle,
    "Como participar",
    "Contato para a imprensa",
  ]);
  await expect(article.getByRole("figure")).toContainText(quote.author);
  const listIn = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  const { prizesAbove, scholarships } = getContest();
  const figures = listIn("O concurso em números");
  for (const [index, figure] of [formatReais(prizesAbove), `${scholarships}`, scope].entries()) {
    await expect(figures.nth(index)).toContainText(figure);
  }
  const steps = listIn("Calendário");
  await expect(steps).toHaveCount(schedule.length);
  for (const [index, { name, from, to, text }] of schedule.entries()) {
    await expect(steps.nth(index)).toContainText(name);
    await expect(steps.nth(index)).toContainText(text);
    if (!from || !to) continue;
    await expect(steps.nth(index)).toContainText(`${numericDate(from)} a ${numericDate(to)}`);
  }
  // On the release and on each step.
  const ended = [lastDay, ...schedule.map(({ to }) => to ?? lastDay)].filter((day) => isOver(day));
  await expect(article.getByText(/^Terminou em /).filter({ visible: true })).toHaveCount(
    ended.length,
  );
  const isOpen = !isOver(lastDay);
  await expect(article.getByText("Para divulgação imediata")).toBeVisible({ visible: isOpen });
  const over = article.getByText(`O envio das fotos terminou em ${numericDate(lastDay)}.`);
  await expect(over).toBeVisible({ visible: !isOpen });
  const contact = page.getByRole("region", { name: "Contato para a imprensa" });
  await expect(contact).toContainText("até 24 horas");
  for (const [name, href] of [
    [
      linkLabel("contestSite", `${isOpen ? "Ir para" : "Ver"} o site do concurso`),
      linkHref("contestSite"),
    ],
    [site.email, new RegExp(`^mailto:${site.email}\\?subject=`)],
    ["Sala de imprensa", paths.pressRoom],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link.first()).toHaveAttribute("href", href);
  }
});
