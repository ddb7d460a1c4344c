import { parseRssFeed } from "feedsmith";
import { longDate } from "@/lib/content/dates";
import { getReleases, listReleases } from "@/lib/content/press";
import { paths, pressPaths, releasePath, releaseTextPath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

test("the newsroom lists the releases with state, page and text", async ({ page, request }) => {
  await page.goto(paths.pressRoom);
  const items = page.getByRole("region", { name: "Releases" }).getByRole("listitem");
  const releases = listReleases();
  await expect(items).toHaveCount(releases.length);
  for (const [index, { name, title, lastDay }] of releases.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("heading", { name: title })).toBeVisible();
    // The dates of the contest are in the past.
    const state = lastDay ? "Encerrado em 28/09/2025" : "Vigente";
    await expect(item.getByText(state)).toBeVisible();
    const link = item.getByRole("link", { name: "Ler o release" });
    await expect(link).toHaveAttribute("href", releasePath(name));
    const text = await request.get(releaseTextPath(name));
    expect(text.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    expect(await text.text()).toContain(title);
  }

  const feed = page.locator('link[rel="alternate"]').first();
  await expect(feed).toHaveAttribute("href", new RegExp(`${pressPaths.feed}$`));
  const { items: entries } = parseRssFeed(await (await request.get(pressPaths.feed)).text());
  expect(entries?.map(({ title }) => title)).toEqual(releases.map(({ title }) => title));
  const dated = releases.map(({ isDateInvented }) => !isDateInvented);
  expect(entries?.map(({ pubDate }) => Boolean(pubDate))).toEqual(dated);
});

test("§9: it says when somebody answers, has one source and date for a group of facts, and English", async ({
  page,
}) => {
  await page.goto(paths.pressRoom);
  const contact = page.getByRole("region", { name: "Contato para a imprensa" });
  await expect(contact).toContainText("Resposta em até 24 horas");
  await expect(contact).toContainText("Segunda a sexta, 08h–18h");
  const kit = contact.getByRole("link", { name: "mídia kit" });
  await expect(kit).toHaveAttribute("href", paths.mediaKit);

  const facts = page.getByRole("region", { name: "Fatos para citar" });
  const count = await facts.getByRole("term").count();
  expect(count).toBeGreaterThan(15);
  const groups = await facts.getByRole("heading", { level: 3 }).count();
  expect(groups).toBe(3);
  await expect(facts.getByText("Fonte:").getByRole("link")).toHaveCount(groups);
  await expect(facts.locator("time")).toHaveCount(groups);

  await page.getByRole("link", { name: "In English" }).click();
  const summary = page.getByRole("region", { name: "PrimoZé in English" });
  await expect(summary).toBeInViewport();
  expect(await summary.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(
    "en",
  );
});

test("a release has city, invented date, headline, text and press contact", async ({ page }) => {
  const release = getReleases()[0]!;
  await page.goto(releasePath(release.name));
  const article = page.getByRole("article");
  await expect(article).toContainText(`${release.city}, ${longDate(release.date)}`);
  await expect(article.getByText("exemplo, a confirmar")).toBeVisible();
  await expect(article.getByText("Para divulgação imediata")).toBeVisible();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(release.title);
  await expect(article.getByText(release.lead)).toBeVisible();
  const contact = article.getByRole("region", { name: "Contato para a imprensa" });
  await expect(contact.getByRole("link", { name: "contato@primoze.example" })).toHaveAttribute(
    "href",
    `mailto:contato@primoze.example?subject=${encodeURIComponent(`Imprensa: ${release.title}`)}`,
  );
});
