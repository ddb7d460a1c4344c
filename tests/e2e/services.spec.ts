import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { HOME } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { messagesFrom } from "@/tests/support/inbox";
import { FormPage } from "@/tests/support/form-page";
import { validQuote } from "@/tests/support/valid-quote";

/** The button of a card; some cards have a calculator, too. */
const REQUEST = { name: /^Pedir orçamento/ };

test.beforeEach(({ page }) => page.goto("/servicos"));

test("§2: hero, certification, six cards and the form, in this order", async ({ page }) => {
  await expect(page.getByRole("main").locator("h1, h2")).toHaveText([
    "Excelência e segurança em cada serviço",
    "Certificação NR35 para trabalho em altura",
    "Seis serviços, uma só equipe",
    "Pronto para Começar?",
  ]);
});

test("§2: the certification section lists what NR35 requires and what the client gets", async ({
  page,
}) => {
  const section = page.getByRole("region", { name: "Certificação NR35" });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: "O que a norma exige" })).toHaveCount(5);
  await expect(rows.filter({ hasText: "O que você recebe" })).toHaveCount(5);
  await section.getByRole("link", { name: "Ler o guia completo da NR-35" }).click();
  await expect(page).toHaveURL("/blog/nr35-trabalhos-altura");
});

test("§2: six cards, each with a description and two or three columns of specialties", async ({
  page,
}) => {
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(HOME.services);
  await expect(cards.locator("h3")).toHaveText(SERVICE_OPTIONS.map(({ label }) => label));
  for (const card of await cards.all()) {
    const columns = await card.locator("h4").count();
    expect([2, 3]).toContain(columns);
    await expect(card.getByRole("list")).toHaveCount(columns);
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

test("the index leads to each card", async ({ page }) => {
  const index = page.getByRole("navigation", { name: "Serviços desta página" });
  for (const { label } of SERVICE_OPTIONS) {
    await index.getByRole("link", { name: label }).click();
    await expect(page.getByRole("article", { name: label })).toBeInViewport();
  }
});

test("the index marks the card that is read", async ({ page }) => {
  const index = page.getByRole("navigation", { name: "Serviços desta página" });
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
  const pages = async () => (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect((await pages())!.length).toBeLessThanOrEqual(4);
  await page.goto(paths.contact);
  expect(await pages()).toHaveLength(1);
});

test("on phones too a card's button says for which service", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { label } of SERVICE_OPTIONS) {
    const name = `Pedir orçamento de ${label.toLocaleLowerCase("pt-BR")}`;
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test("the button of each service leads to the form with the service chosen", async ({ page }) => {
  const form = new FormPage(page, "quote");
  for (const { value, label } of SERVICE_OPTIONS) {
    await page.getByRole("article", { name: label }).getByRole("link", REQUEST).click();
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
  await form.expectEmpty(validQuote());
  expect(await messagesFrom(quote["E-mail"])).toMatchObject([{ serviceType: "hidraulica" }]);
});

test("§2: phone and e-mail links stand beside the form", async ({ page }) => {
  const section = page.getByRole("region", { name: "Pronto para Começar?" });
  await expect(section.getByRole("link", { name: "(11) 90000-0000" })).toHaveAttribute(
    "href",
    "tel:+5511900000000",
  );
  await expect(section.getByRole("link", { name: "contato@primoze.example" })).toHaveAttribute(
    "href",
    "mailto:contato@primoze.example",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on phones the specialties open", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByText("O que fazemos: Elétrica").click();
    await expect(page.getByText("Disjuntores, DR e DPS")).toBeVisible();
  });

  test("a card's button still leads to the form", async ({ page }) => {
    await page.getByRole("article", { name: "Elétrica" }).getByRole("link", REQUEST).click();
    await expect(page).toHaveURL("/servicos#orcamento");
    await expect(new FormPage(page, "quote").field("Nome")).toBeInViewport();
  });
});
