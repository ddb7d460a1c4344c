import { getServices } from "@/lib/content/collections/services";
import { expect, test } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";

const [first, second] = getServices();

test("what NR-35 demands is folded on phones, open from 768 px and in print", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/servicos");
  const demand = page.getByRole("region", { name: "Certificação NR35" }).locator("details p");
  const summary = page.getByText("O que a norma exige e o que você recebe");
  await expect(demand.first()).toBeHidden();
  await summary.click();
  await expect(demand.first()).toBeVisible();
  await summary.click();
  await page.emulateMedia({ media: "print" });
  await expect(demand.first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(demand.first()).toBeVisible();
  await expect(summary).toBeHidden();
});

test("a card's button leads to the form with its service chosen; another keeps what was typed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/servicos");
  const form = new FormPage(page, "quote");
  const { name, value } = second!;
  const card = page.getByRole("article", { name, exact: true });
  await card.getByRole("link", { name: /^Pedir orçamento/ }).click();
  await expect(page).toHaveURL(`/servicos?servico=${value}#orcamento`);
  await expect(form.field("Serviço")).toHaveValue(value);
  await expect(form.field("Nome")).toBeInViewport();
  await form.fill({ Nome: "Maria" });
  const other = page.getByRole("article", { name: first!.name, exact: true });
  await other.getByRole("link", { name: /^Pedir orçamento/ }).click();
  await expect(form.field("Serviço")).toHaveValue(first!.value);
  await form.expectValues({ Nome: "Maria" });
});

test("a link of the index leads to a card whose heading the index does not cover", async ({
  page,
}) => {
  await page.goto("/servicos");
  const index = page.getByRole("navigation", { name: "Serviços desta página" });
  for (const { name, slug } of getServices()) {
    await index.getByRole("link", { name, exact: true }).click();
    // Two headings can be in the window at once.
    await expect(page).toHaveURL(`/servicos#${slug}`);
    const card = page.getByRole("article", { name, exact: true });
    const heading = card.getByRole("heading", { name, exact: true });
    await expect(heading, name).toBeInViewport({ ratio: 1 });
    const isClear = await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + 2));
    });
    expect(isClear, name).toBe(true);
  }
  await expect(index).toBeInViewport();
});

test("§2: the specialties of each card are columns from 1024 px on", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/servicos");
  for (const { name, specialties } of getServices()) {
    const card = page.getByRole("article", { name, exact: true });
    const tops = await card
      .getByRole("heading", { level: 4 })
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().y));
    expect([name, new Set(tops.slice(0, specialties.length)).size]).toEqual([name, 1]);
  }
});

test("on a phone two links of a card are further apart than the lines of one", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/servicos");
  const distances = await page.locator("article ul a").evaluateAll((links) => {
    const linesOf = (link: Element | null | undefined) => {
      const text = new Range();
      if (link) text.selectNodeContents(link);
      return [...text.getClientRects()];
    };
    const within: number[] = [];
    const between: number[] = [];
    for (const link of links) {
      const lines = linesOf(link);
      lines.slice(1).forEach(({ top }, index) => within.push(top - lines[index]!.top));
      const [next] = linesOf(link.closest("li")?.nextElementSibling?.querySelector("a"));
      if (next) between.push(next.top - lines.at(-1)!.top);
    }
    return { within, between };
  });
  expect(distances.within.length).toBeGreaterThan(0);
  expect(Math.min(...distances.between)).toBeGreaterThan(Math.max(...distances.within) + 4);
});
