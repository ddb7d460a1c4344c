import { getCategories, getFeaturedArticles, getRecentArticles } from "@/lib/content/articles";
import { expect, test } from "@/tests/support/browser-test";
import { mailDraftOf } from "@/tests/support/mail-draft";

test.beforeEach(({ page }) => page.goto("/blog"));

test("§2, §9: the featured articles and the rest, whose cards lead there", async ({ page }) => {
  const headingsIn = (name: string) =>
    page.getByRole("region", { name }).getByRole("heading", { level: 3 });
  await expect(headingsIn("Em destaque")).toHaveText(
    getFeaturedArticles().map(({ title }) => title),
  );
  const recent = getRecentArticles();
  await expect(headingsIn("Recentes")).toHaveText(recent.map(({ title }) => title));
  // The link of the title covers the whole card, so it receives the click on the cover.
  await page.getByRole("main").locator("img").first().click({ force: true });
  await expect(page).toHaveURL(`/blog/${getFeaturedArticles()[0]!.slug}`);
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
    await expect(line.getByRole("link")).toHaveCount(articles.length);
  }
  // All are open on a wide window; closing one does not change the others.
  await expect(page.locator("details[open]")).toHaveCount(groups.length);
  await lines.nth(0).locator("summary").press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(groups.length - 1);

  for (const [width, columns] of [
    [1280, 2],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await lines.evaluateAll((all) =>
      all.map((line) => line.getBoundingClientRect().x),
    );
    expect([width, new Set(boxes).size]).toEqual([width, columns]);
  }

  // Another address: a browser keeps what was open when it loads the same one again.
  await page.goto("/blog?largura=360");
  await expect(page.locator("details[open]")).toHaveCount(0);
});

// The same form without JavaScript: education.spec.ts.
test("§7: the newsletter box asks for an e-mail, then opens a mail draft", async ({ page }) => {
  const box = page.getByRole("region", { name: "Novidades por e-mail" });
  const subscribe = box.getByRole("button", { name: "Assinar" });
  await subscribe.click();
  const email = box.getByLabel("Seu e-mail");
  await expect(email).toBeFocused();
  await expect(email).toHaveJSProperty("validity.valueMissing", true);
  await email.fill("maria@example.com");
  const draft = await mailDraftOf(page, () => subscribe.click());
  expect(draft).toMatch(
    /^mailto:[^+]+\?subject=[^+]+&body=Meu%20e-mail%3A%20maria%40example\.com$/,
  );
});
