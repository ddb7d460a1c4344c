import { gzipSync } from "node:zlib";
import {
  getArticles,
  getCategories,
  getFeaturedArticles,
  getRecentArticles,
} from "@/lib/content/articles";
import { BLOG_FEATURED } from "@/lib/limits";
import { expect, test } from "@/tests/support/browser-test";

test.beforeEach(async ({ page }) => {
  await page.goto("/blog");
});

test("§2, §9: three featured articles, recent ones are the rest", async ({ page }) => {
  const titlesIn = (name: string) =>
    page.getByRole("region", { name }).getByRole("heading", { level: 3 }).allInnerTexts();

  const featured = await titlesIn("Em destaque");
  expect(featured).toHaveLength(BLOG_FEATURED);
  expect(featured).toEqual(getFeaturedArticles().map(({ title }) => title));

  const recent = await titlesIn("Recentes");
  expect(recent).toEqual(getRecentArticles().map(({ title }) => title));
  expect([...featured, ...recent].sort()).toEqual(
    getArticles()
      .map(({ title }) => title)
      .sort(),
  );
});

test("§2, §4: shows categories with articles, their counts, and opens each on its own", async ({
  page,
}) => {
  const lines = page.getByRole("region", { name: "Por assunto" }).locator("details");
  const groups = getCategories();
  await expect(lines).toHaveCount(groups.length);

  for (const [index, { category, articles }] of groups.entries()) {
    const line = lines.nth(index);
    const word = articles.length === 1 ? "artigo" : "artigos";
    await expect(line.locator("summary")).toContainText(category);
    await expect(line.locator("summary")).toContainText(`${articles.length} ${word}`);
    await expect(line).not.toHaveAttribute("open");
    await line.locator("summary").click();
    await expect(line.getByRole("link")).toHaveCount(articles.length);
    for (const { title, slug } of articles) {
      await expect(line.getByRole("link", { name: title })).toHaveAttribute(
        "href",
        `/blog/${slug}`,
      );
    }
  }

  // All stay open; closing one does not change the others.
  await expect(page.locator("details[open]")).toHaveCount(groups.length);
  await lines.nth(0).locator("summary").press("Enter");
  await expect(lines.nth(0)).not.toHaveAttribute("open");
  await expect(page.locator("details[open]")).toHaveCount(groups.length - 1);
});

test("every cover is a small SVG file of the site", async ({ page, request }) => {
  const sources = await page
    .getByRole("main")
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")!));
  expect(new Set(sources).size).toBe(getArticles().length);
  for (const source of sources) {
    const response = await request.get(source);
    expect(response.headers()["content-type"]).toBe("image/svg+xml");
    const file = await response.text();
    expect(file).toMatch(/^<svg xmlns/);
    expect(file).not.toContain("var(");
    expect(file.length).toBeLessThan(5000);
  }
});

test("a card leads to its article", async ({ page }) => {
  const [first] = getFeaturedArticles();
  // The link of the title covers the whole card, so it receives the click on the cover.
  await page.getByRole("main").locator("img").first().click({ force: true });
  await expect(page).toHaveURL(`/blog/${first!.slug}`);
});

test("§7: the newsletter box asks for an e-mail, then opens a mail draft", async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.enable");
  const draft = new Promise<string>((resolve) =>
    devtools.on("Page.frameRequestedNavigation", ({ url }) => resolve(url)),
  );

  const box = page.getByRole("region", { name: "Novidades por e-mail" });
  await expect(box.locator("form")).toHaveAttribute("action", /^mailto:/);
  await box.getByRole("button", { name: "Assinar" }).click();
  const email = box.getByLabel("Seu e-mail");
  await expect(email).toBeFocused();
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);

  await email.fill("maria@example.com");
  await box.getByRole("button", { name: "Assinar" }).click();
  expect(await draft).toMatch(/^mailto:.+subject=.+body=.*maria%40example\.com/);
});

test("the page's HTML stays below 65 kB compressed", async ({ request }) => {
  const response = await request.get("/blog", { headers: { "accept-encoding": "identity" } });
  expect(gzipSync(await response.body()).length).toBeLessThan(65_000);
});
