import type { Locator } from "@playwright/test";
import { articleOrBlogPath } from "@/lib/content/articles";
import { getNr35Items, getServices } from "@/lib/content/collections";
import { getPage } from "@/lib/content/pages";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";
import { FormPage } from "@/tests/support/form-page";

/** The button of a card; some cards have a calculator, too. */
const REQUEST = { name: /^Pedir orçamento/ };

const services = getServices();
const specialtiesOf = (card: Locator) => card.locator("details", { hasText: "O que fazemos" });

test.beforeEach(({ page }) => page.goto("/servicos"));

test("§2: hero, certification, six cards with their columns, and the form", async ({ page }) => {
  await expect(page.getByRole("main").locator("h1, h2")).toHaveText([
    getPage("servicos").heading,
    "Certificação NR35 para trabalho em altura",
    "Seis serviços, uma só equipe",
    "Pronto para Começar?",
  ]);
  const section = page.getByRole("region", { name: "Certificação NR35" });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(getNr35Items().length);
  for (const [index, { title, requires, delivers }] of getNr35Items().entries()) {
    for (const text of [title, requires, delivers]) {
      await expect(rows.nth(index)).toContainText(text);
    }
  }
  const guide = section.getByRole("link", { name: "Ler o guia completo da NR-35" });
  await expect(guide).toHaveAttribute("href", articleOrBlogPath("nr35-trabalhos-altura"));

  const cards = page.getByRole("article");
  await expect(cards.locator("h3")).toHaveText(services.map(({ name }) => name));
  for (const [index, { specialties }] of services.entries()) {
    const done = specialtiesOf(cards.nth(index));
    await expect(done.locator("h4")).toHaveText(specialties.map(({ title }) => title));
    await expect(done.getByRole("list")).toHaveCount(specialties.length);
  }
  const form = page.getByRole("region", { name: "Pronto para Começar?" });
  for (const name of [site.phone, site.email]) {
    await expect(form.getByRole("link", { name })).toBeVisible();
  }
});

test("details are closed on phones, open from 768 px and in print", async ({ page }) => {
  const [opened, closed] = services;
  const item = specialtiesOf(page.locator(`[id="${opened!.slug}"]`))
    .locator("li")
    .first();
  const other = specialtiesOf(page.locator(`[id="${closed!.slug}"]`))
    .locator("li")
    .first();
  const demand = page.getByRole("region", { name: "Certificação NR35" }).locator("details p");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(item).toBeHidden();
  await expect(demand.first()).toBeHidden();
  const summary = page.getByText(`O que fazemos: ${opened!.name}`);
  await summary.click();
  await expect(item).toBeVisible();
  await expect(other).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(demand.first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(demand.first()).toBeVisible();
  await expect(other).toBeVisible();
  await expect(summary).toBeHidden();
});

test("the index leads to each card, and marks the one that is read", async ({ page }) => {
  const index = page.getByRole("navigation", { name: "Serviços desta página" });
  for (const { name } of services) {
    await index.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("article", { name, exact: true })).toBeInViewport();
  }
  // Of two cards side by side, a browser marks the second.
  const { name } = services[0]!;
  await index.getByRole("link", { name, exact: true }).click();
  const current = () =>
    index
      .getByRole("link")
      .evaluateAll((links) =>
        links.flatMap((link) => (link.matches(":target-current") ? `${link.textContent}` : [])),
      );
  await expect.poll(current).toEqual([name]);
  await expect(index).toBeInViewport();
});

test("a card's button says for which service, and leads to the form with it chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = new FormPage(page, "quote");
  for (const { value, name } of services) {
    const card = page.getByRole("article", { name, exact: true });
    const button = card.getByRole("link", REQUEST);
    await expect(button).toHaveAccessibleName(
      `Pedir orçamento de ${name.toLocaleLowerCase("pt-BR")}`,
    );
    await button.click();
    await expect(page).toHaveURL(`/servicos?servico=${value}#orcamento`);
    await expect(form.field("Serviço")).toHaveValue(value);
    await expect(form.field("Nome")).toBeInViewport();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on phones the specialties open, and a card's button leads to the form", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { slug, name, value } = services[0]!;
    const card = page.locator(`[id="${slug}"]`);
    await page.getByText(`O que fazemos: ${name}`).click();
    await expect(specialtiesOf(card).locator("li").first()).toBeVisible();
    await card.getByRole("link", REQUEST).click();
    await expect(page).toHaveURL(`/servicos?servico=${value}#orcamento`);
    await expect(new FormPage(page, "quote").field("Nome")).toBeInViewport();
  });
});
