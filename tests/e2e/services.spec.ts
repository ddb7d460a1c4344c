import type { Locator } from "@playwright/test";
import { getServices } from "@/lib/content/collections";
import { expect, test } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { validQuote } from "@/tests/support/valid-quote";

/** The button of a card; some cards have a calculator, too. */
const REQUEST = { name: /^Pedir orçamento/ };

const services = getServices();
const specialtiesOf = (card: Locator) => card.locator("details", { hasText: "O que fazemos" });

test.beforeEach(({ page }) => page.goto("/servicos"));

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
    await expect(page).toHaveURL("/servicos#orcamento");
    await expect(form.field("Serviço")).toHaveValue(value);
    await expect(form.field("Nome")).toBeInViewport();
  }
});

test("choosing another service keeps what was typed and sends that service", async ({ page }) => {
  const form = new FormPage(page, "quote");
  const quote = validQuote();
  const [first, second] = services;
  await page.getByRole("article", { name: first!.name }).getByRole("link", REQUEST).click();
  await form.fill(quote);
  await page.getByRole("article", { name: second!.name }).getByRole("link", REQUEST).click();
  await form.expectValues(quote);
  await form.submit.click();
  await form.expectEmpty(quote);
  expect(await messagesFrom(quote["E-mail"])).toMatchObject([{ serviceType: second!.value }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on phones the specialties open, and a card's button leads to the form", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { slug, name } = services[0]!;
    const card = page.locator(`[id="${slug}"]`);
    await page.getByText(`O que fazemos: ${name}`).click();
    await expect(specialtiesOf(card).locator("li").first()).toBeVisible();
    await card.getByRole("link", REQUEST).click();
    await expect(page).toHaveURL("/servicos#orcamento");
    await expect(new FormPage(page, "quote").field("Nome")).toBeInViewport();
  });
});
