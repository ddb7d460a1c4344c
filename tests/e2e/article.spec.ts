import {
  getArticles,
  getRelatedArticles,
  getSeriesParts,
  reviewLine,
} from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { articlePath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { articleWith, exampleArticle, examplePath } from "@/tests/support/example-content";

test("§2: an article's parts, and links to every heading", async ({ page }) => {
  const entry = exampleArticle;
  await page.goto(examplePath);
  const body = page.getByRole("article").first();
  for (const text of [shortDate(entry.date), `${entry.readingMinutes} min`]) {
    await expect(body.getByText(text).first()).toBeVisible();
  }
  await expect(body.getByText(entry.category, { exact: true }).first()).toBeVisible();
  const tags = body.getByRole("list", { name: "Assuntos" }).getByRole("listitem");
  await expect(tags).toHaveText(entry.tags);
  const back = body.getByRole("link", { name: "Voltar ao blog" });
  await expect(back).toHaveAttribute("href", "/blog");
  const action = body.getByRole("region", { name: entry.cta.title }).getByRole("link");
  await expect(action).toHaveText(entry.cta.label);
  await expect(action).toHaveAttribute("href", entry.cta.href);
  const { updated } = entry;
  await expect(page.getByRole("main").getByText(reviewLine(entry)).first()).toBeVisible();
  const isUpdated = updated !== undefined && updated > entry.date;
  await expect(body.getByText(/^\s*Atualizado em/)).toHaveCount(isUpdated ? 1 : 0);
  const related = getRelatedArticles(entry, 3);
  const relatedLinks = page.getByRole("region", { name: "Leia também" }).locator("h3 a");
  await expect(relatedLinks).toHaveText(related.map(({ title }) => title));

  const headings = page.locator(".article-prose").locator("h2, h3");
  const links = page.getByRole("navigation", { name: "Neste artigo" }).getByRole("link");
  await expect(links).toHaveText(await headings.allInnerTexts());
  for (const [index, link] of (await links.all()).entries()) {
    await link.click();
    await expect(headings.nth(index)).toBeInViewport();
    await expect(page.locator(":target")).toHaveText(await headings.nth(index).innerText());
  }
});

test("sharing: WhatsApp first, with title and address; e-mail as a draft without recipient", async ({
  page,
}) => {
  await page.goto(examplePath);
  const row = page.getByRole("group", { name: "Compartilhe" });
  const target = new URL((await row.getByRole("link").first().getAttribute("href"))!);
  expect(target.origin + target.pathname).toBe("https://wa.me/");
  const text = target.searchParams.get("text")!;
  expect(text.startsWith(`${exampleArticle.title} http`)).toBe(true);
  expect(text.endsWith(`/${examplePath.slice(1)}`)).toBe(true);
  await expect(row.getByRole("link", { name: "E-mail" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:\\?subject=.+&body=.+${exampleArticle.slug}$`),
  );
});

test("§2: the parts of a series lead to each other, and this one is marked", async ({ page }) => {
  const part = getArticles().find((article) => getSeriesParts(article).length > 1);
  test.skip(!part, "no series has two parts");
  const parts = getSeriesParts(part!);
  await page.goto(articlePath(part!.slug));
  const series = page.getByRole("navigation", { name: `Série: ${part!.series!.title}` });
  await expect(series.getByRole("link")).toHaveCount(parts.length);
  await expect(series.locator("[aria-current=page]")).toContainText(`Parte ${part!.series!.part}`);
  const other = parts.findIndex(({ slug }) => slug !== part!.slug);
  await series.getByRole("link").nth(other).click();
  await expect(page).toHaveURL(articlePath(parts[other]!.slug));
});

test("on paper a link to another site has its address", async ({ page }) => {
  const article = articleWith("](https://");
  test.skip(!article, "no article links to another site");
  await page.goto(articlePath(article!.slug));
  await page.emulateMedia({ media: "print" });
  const link = page.locator(".article-prose p a[href^='https://']").first();
  const address = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(address).toContain(await link.getAttribute("href"));
});

test("a figure has its caption, its drawing in the page's type, and its description", async ({
  page,
}) => {
  const article = articleWith("<Figure");
  test.skip(!article, "no article has a figure");
  const written = /<Figure\s[^>]*?alt="([^"]+)"\s+caption="([^"]+)"/.exec(article!.body.text)!;
  await page.goto(articlePath(article!.slug));
  const figure = page.locator(".figure").first();
  await expect(figure.locator("figcaption")).toContainText(written[2]!);
  const image = figure.getByRole("img", { name: written[1]! });
  await expect(image.locator("text").first()).toHaveCSS("font-family", /^"?archivo"?,/);
  const description = figure.locator("details > :not(summary)").first();
  await expect(description).toBeHidden();
  await figure.getByText("Descrição da figura").click();
  await expect(description).toBeVisible();
});
