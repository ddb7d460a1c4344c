import type { Locator } from "@playwright/test";
import { getArticle, getRelatedArticles } from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { RELATED_ARTICLES } from "@/lib/limits";
import { articlePath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

const PART_1 = articlePath("hidrogenio-verde-revolucao-energetica");
const PART_2 = articlePath("hidrogenio-verde-brasil-politica-nacional");
const GUIDE = articlePath("guia-pintura");

/** The cells of a table by row, without the header. */
const cellsOf = (table: Locator) =>
  table
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, " "))),
    );

test("§2: an article's parts, and links to every heading", async ({ page }) => {
  const entry = getArticle("guia-pintura")!;
  await page.goto(GUIDE);
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
  const { updated, reviewed } = entry;
  const review = reviewed ? reviewed.by : "Texto ainda sem revisão de profissional.";
  await expect(page.getByText(review)).toBeVisible();
  await expect(page.locator("dt", { hasText: "Atualizado em" })).toHaveCount(updated ? 1 : 0);
  const related = getRelatedArticles(entry, RELATED_ARTICLES);
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
  await page.goto(GUIDE);
  const row = page.getByRole("group", { name: "Compartilhe" });
  const target = new URL((await row.getByRole("link").first().getAttribute("href"))!);
  expect(target.origin + target.pathname).toBe("https://wa.me/");
  const { title } = getArticle("guia-pintura")!;
  expect(target.searchParams.get("text")).toMatch(new RegExp(`^${title} https?://[^/]+${GUIDE}$`));
  await expect(row.getByRole("link", { name: "E-mail" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=.+&body=.+guia-pintura$/,
  );
  for (const name of ["LinkedIn", "X", "Facebook"]) {
    const link = row.getByRole("link", { name: new RegExp(`^${name} `) });
    await expect(link).toHaveAttribute("href", /%2Fblog%2Fguia-pintura/);
  }
});

test("§2, §9: green hydrogen part 2 links to parts 1 and 2 and to a specialist; paper has addresses", async ({
  page,
}) => {
  await page.goto(PART_2);
  const series = page.getByRole("navigation", { name: /Série: Hidrogênio verde/ });
  await expect(series.getByRole("link")).toHaveCount(2);
  await expect(series.locator("[aria-current=page]")).toContainText("Parte 2");
  const specialist = page.getByRole("link", { name: "Falar com Especialista" });
  await expect(specialist).toHaveAttribute("href", "/contato");
  const text = page.locator(".article-prose");
  await expect(text).toContainText("cinco anos, a partir de 1º de janeiro de 2025 (2025-2030)");
  await expect(text).toContainText(/R\$\s18,3 bilhões/);
  await expect(text).toContainText("2028 a 2032");

  await page.emulateMedia({ media: "print" });
  const law = page.getByRole("link", { name: "Lei nº 14.948" }).first();
  const address = await law.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://www.planalto.gov.br/");
  await page.emulateMedia({ media: "screen" });
  await series.getByRole("link").nth(0).click();
  await expect(page).toHaveURL(PART_1);
});

test("§9: the accessibility article has heights, prices, and a figure in the page's type", async ({
  page,
}) => {
  await page.goto(articlePath("acessibilidade-casa-baixo-custo"));
  const figure = page.locator(".figure").first();
  await expect(
    figure.getByRole("figure", { name: /^Rampa para um degrau de 15 cm.*NBR\s9050:2020$/ }),
  ).toBeVisible();
  const image = figure.getByRole("img", { name: /^Vista lateral de uma rampa/ });
  const box = (await image.boundingBox())!;
  // With the space above and below.
  expect(box.height / box.width).toBeCloseTo(678 / 640, 1);
  await expect(image.locator("text").first()).toHaveCSS("font-family", /^"?archivo"?,/);
  await figure.getByText("Descrição da figura").click();
  await expect(figure.getByText("8,33% pedem 1,80 m")).toBeVisible();

  await expect(page.locator(".article-prose")).toContainText("interruptores entre 80 cm e 1,20 m");
  const prices = await cellsOf(page.getByRole("table").last());
  expect(prices.length).toBeGreaterThan(4);
  for (const [, range] of prices) expect(range).toMatch(/^R\$ \d+ a R\$ \d+$/);
  await expect(page.getByRole("link", { name: "Solicite uma Consultoria!" })).toBeVisible();
});

test("§4, §9: the contest article has phases, prizes and weights", async ({ page }) => {
  await page.goto(articlePath("click-na-pintura-concurso"));
  for (const [index, expected] of [
    [
      ["Inscrições", "1º de janeiro a 31 de março de 2025"],
      ["Curadoria", "1º a 15 de abril de 2025"],
      ["Votação", "16 a 30 de abril de 2025"],
      ["Resultado", "5 de maio de 2025"],
    ],
    [
      ["1º lugar", "R$ 1.000", "Kit profissional completo de pintura"],
      ["2º lugar", "R$ 500", "Kit básico de pintura"],
      ["3º lugar", "R$ 250", "Vale-materiais"],
    ],
    [
      ["Técnica", "40%"],
      ["Criatividade", "60%"],
    ],
  ].entries()) {
    const rows = await cellsOf(page.getByRole("table").nth(index));
    expect(rows.map((row) => row.slice(0, expected[0]!.length))).toEqual(expected);
  }
  const action = page.getByRole("link", { name: "Participar do Concurso" });
  await expect(action).toHaveAttribute("href", "/click-na-pintura");
});
