import { getReleases, listReleases } from "@/lib/content/press";
import { longDate } from "@/lib/content/dates";
import { paths, releasePath, releaseTextPath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

test.describe("the newsroom", () => {
  test.beforeEach(({ page }) => page.goto(paths.pressRoom));

  test("lists the releases with state, page and text", async ({ page, request }) => {
    const items = page.getByRole("region", { name: "Releases" }).getByRole("listitem");
    const releases = listReleases();
    await expect(items).toHaveCount(releases.length);
    for (const [index, { name, title, lastDay }] of releases.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole("heading", { name: title })).toBeVisible();
      // The dates of the contest are in the past.
      const state = lastDay ? "Encerrado em 28/09/2025" : "Vigente";
      await expect(item.getByText(state)).toBeVisible();
      await expect(item.getByRole("link", { name: "Ler o release" })).toHaveAttribute(
        "href",
        releasePath(name),
      );
      const text = await request.get(releaseTextPath(name));
      expect(text.headers()["content-type"]).toBe("text/plain; charset=utf-8");
      expect(await text.text()).toContain(title);
    }
  });

  test("§9: says when somebody answers", async ({ page }) => {
    const contact = page.getByRole("region", { name: "Contato para a imprensa" });
    await expect(contact).toContainText("Resposta em até 24 horas");
    await expect(contact).toContainText("Segunda a sexta, 08h–18h");
    await expect(contact.getByRole("link", { name: "mídia kit" })).toHaveAttribute(
      "href",
      paths.mediaKit,
    );
  });

  test("every fact has its source and its date", async ({ page }) => {
    const facts = page.getByRole("region", { name: "Fatos para citar" });
    const count = await facts.getByRole("term").count();
    expect(count).toBeGreaterThan(15);
    await expect(facts.locator("dd a")).toHaveCount(count);
    await expect(facts.locator("dd time")).toHaveCount(count);
  });

  test("has a summary that is marked as English", async ({ page }) => {
    await page.getByRole("link", { name: "In English" }).click();
    const summary = page.getByRole("region", { name: "PrimoZé in English" });
    await expect(summary).toBeInViewport();
    expect(
      await summary.evaluate((element) => element.closest("[lang]")?.getAttribute("lang")),
    ).toBe("en");
  });
});

for (const path of [paths.pressRelease, paths.mediaKit]) {
  test(`${path} leads to the newsroom`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: "Sala de imprensa" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.pressRoom}$`));
  });
}

test.describe("a release of the newsroom", () => {
  const release = getReleases()[0]!;
  test.beforeEach(({ page }) => page.goto(releasePath(release.name)));

  test("has city, invented date, headline, text and press contact", async ({ page }) => {
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

  test("prints without header, footer and buttons", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toBeVisible();
    for (const part of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("button", { name: "Imprimir" }),
    ]) {
      await expect(part).toBeHidden();
    }
  });
});
