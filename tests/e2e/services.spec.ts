import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { validQuote } from "@/tests/support/valid-quote";

/** The button of a card; some cards have a calculator, too. */
const REQUEST = { name: /^Pedir orçamento/ };

test.beforeEach(({ page }) => page.goto("/servicos"));

test("§2: hero, certification, six cards with their columns, and the form", async ({ page }) => {
  await expect(page.getByRole("main").locator("h1, h2")).toHaveText([
    "Excelência e segurança em cada serviço",
    "Certificação NR35 para trabalho em altura",
    "Seis serviços, uma só equipe",
    "Pronto para Começar?",
  ]);
  const section = page.getByRole("region", { name: "Certificação NR35" });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: "O que a norma exige" })).toHaveCount(5);
  await expect(rows.filter({ hasText: "O que você recebe" })).toHaveCount(5);
  const guide = section.getByRole("link", { name: "Ler o guia completo da NR-35" });
  await expect(guide).toHaveAttribute("href", "/blog/nr35-trabalhos-altura");

  const cards = page.getByRole("article");
  await expect(cards.locator("h3")).toHaveText(SERVICE_OPTIONS.map(({ label }) => label));
  for (const card of await cards.all()) {
    const columns = await card.locator("h4").count();
    expect([2, 3]).toContain(columns);
    await expect(card.getByRole("list")).toHaveCount(columns);
  }
  const form = page.getByRole("region", { name: "Pronto para Começar?" });
  for (const name of ["(11) 90000-0000", "contato@primoze.example"]) {
    await expect(form.getByRole("link", { name })).toBeVisible();
  }
});

test("details are closed on phones, open from 768 px and in print", async ({ page }) => {
  const item = page.getByText("Massa corrida e correção de trincas");
  const demand = page.getByText("registrada no ASO");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(item).not.toBeVisible();
  await expect(demand).not.toBeVisible();
  await page.getByText("O que fazemos: Pintura").click();
  await expect(item).toBeVisible();
  await expect(page.getByText("Rejunte e silicone")).not.toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(demand).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(demand).toBeVisible();
  await expect(page.getByText("Rejunte e silicone")).toBeVisible();
  await expect(page.getByText("O que fazemos: Pintura")).not.toBeVisible();
});

test("the index leads to each card, and marks the one that is read", async ({ page }) => {
  const index = page.getByRole("navigation", { name: "Serviços desta página" });
  for (const { label } of SERVICE_OPTIONS) {
    await index.getByRole("link", { name: label }).click();
    await expect(page.getByRole("article", { name: label })).toBeInViewport();
  }
  await index.getByRole("link", { name: "Hidráulica" }).click();
  const current = () =>
    index
      .getByRole("link")
      .evaluateAll((links) =>
        links.flatMap((link) => (link.matches(":target-current") ? `${link.textContent}` : [])),
      );
  await expect.poll(current).toEqual(["Hidráulica"]);
  await expect(index).toBeInViewport();
});

test("the page is not longer on a tablet than on a phone, and short in print", async ({ page }) => {
  const heights = [];
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  expect(heights[0]).toBeLessThan(heights[1]!);
  await page.setViewportSize({ width: 1280, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6600);
  const pages = async () => (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect((await pages())!.length).toBeLessThanOrEqual(4);
  await page.goto(paths.contact);
  expect(await pages()).toHaveLength(1);
});

test("a card's button says for which service, and leads to the form with it chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = new FormPage(page, "quote");
  for (const { value, label } of SERVICE_OPTIONS) {
    const button = page.getByRole("article", { name: label }).getByRole("link", REQUEST);
    await expect(button).toHaveAccessibleName(
      `Pedir orçamento de ${label.toLocaleLowerCase("pt-BR")}`,
    );
    await button.click();
    await expect(page).toHaveURL("/servicos#orcamento");
    await expect(form.field("Serviço")).toHaveValue(value);
    await expect(form.field("Nome")).toBeInViewport();
  }
});

test("choosing another service keeps what was typed and sends that service", async ({ page }) => {
  const form = new FormPage(page, "quote");
  const quote = validQuote();
  await page.getByRole("article", { name: "Pintura" }).getByRole("link", REQUEST).click();
  await form.fill(quote);
  await page.getByRole("article", { name: "Hidráulica" }).getByRole("link", REQUEST).click();
  await form.expectValues(quote);
  await form.submit.click();
  await form.expectEmpty(quote);
  expect(await messagesFrom(quote["E-mail"])).toMatchObject([{ serviceType: "hidraulica" }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on phones the specialties open, and a card's button leads to the form", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByText("O que fazemos: Elétrica").click();
    await expect(page.getByText("Disjuntores, DR e DPS")).toBeVisible();
    await page.getByRole("article", { name: "Elétrica" }).getByRole("link", REQUEST).click();
    await expect(page).toHaveURL("/servicos#orcamento");
    await expect(new FormPage(page, "quote").field("Nome")).toBeInViewport();
  });
});
