import { getEnglishSummary } from "@/lib/content/collections";
import { isOver, longDate, numericDate } from "@/lib/content/dates";
import { getMediaKit, getReleases, listReleases } from "@/lib/content/press";
import { paths, releasePath, releaseTextPath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";

test("the newsroom lists the releases with state, page and text", async ({ page, request }) => {
  await page.goto(paths.pressRoom);
  const items = page.getByRole("region", { name: "Releases" }).getByRole("listitem");
  const releases = listReleases();
  await expect(items).toHaveCount(releases.length);
  for (const [index, { name, title, lastDay }] of releases.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("heading", { name: title })).toBeVisible();
    // A release without a last day says nothing of the kind.
    const state =
      lastDay && isOver(lastDay) ? `Terminou em ${numericDate(lastDay)}` : "Em andamento";
    await expect(item.getByText(state)).toHaveCount(lastDay ? 1 : 0);
    const link = item.getByRole("link", { name: "Ler o release" });
    await expect(link).toHaveAttribute("href", releasePath(name));
    const text = await request.get(releaseTextPath(name));
    expect(text.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    expect(await text.text()).toContain(title);
  }
});

test("§9: it says when somebody answers, has one source and date for a group of facts, and English", async ({
  page,
}) => {
  await page.goto(paths.pressRoom);
  const contact = page.getByRole("region", { name: "Contato para a imprensa" });
  await expect(contact).toContainText("Resposta em até 24 horas");
  for (const { days, time } of site.hours) await expect(contact).toContainText(`${days}, ${time}`);
  const kit = contact.getByRole("link", { name: "mídia kit" });
  await expect(kit).toHaveAttribute("href", paths.mediaKit);

  const facts = page.getByRole("region", { name: "Fatos para citar" });
  for (const { value } of getMediaKit().statistics) await expect(facts).toContainText(value);
  const groups = await facts.getByRole("heading", { level: 3 }).count();
  expect(groups).toBeGreaterThan(0);
  await expect(facts.getByText("Fonte:").getByRole("link")).toHaveCount(groups);
  await expect(facts.locator("time")).toHaveCount(groups);

  await page.getByRole("link", { name: "In English" }).click();
  const summary = page.getByRole("region", { name: getEnglishSummary().title });
  await expect(summary).toBeInViewport();
  expect(await summary.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(
    "en",
  );
});

test("a release has city, date, headline, text and press contact", async ({ page }) => {
  const release = getReleases()[0]!;
  test.skip(!release, "there is no other release than the contest's");
  await page.goto(releasePath(release.name));
  const article = page.getByRole("article");
  await expect(article).toContainText(`${release.city}, ${longDate(release.date)}`);
  await expect(article.getByText("(exemplo)")).toHaveCount(release.isDateInvented ? 1 : 0);
  const isOpen = !release.lastDay || !isOver(release.lastDay);
  await expect(article.getByText("Para divulgação imediata")).toBeVisible({ visible: isOpen });
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(release.title);
  await expect(article.getByText(release.lead)).toBeVisible();
  const contact = article.getByRole("region", { name: "Contato para a imprensa" });
  await expect(contact.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}?subject=${encodeURIComponent(`Imprensa: ${release.title}`)}`,
  );
});
