import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { toasts } from "@/tests/support/toasts";
import { validQuote } from "@/tests/support/valid-quote";

test("the bar of phones does not offer the page one is on, and stands at the end of a low window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contato");
  const bar = page.getByRole("navigation", { name: "Fale com a gente" });
  await expect(bar.getByRole("link")).toHaveCount(2);
  await expect(bar).toHaveCSS("position", "fixed");
  await page.goto("/imprensa");
  await expect(bar.getByRole("link")).toHaveText(["E-mail", "Ligar"]);
  await page.goto("/educacao");
  await expect(bar.getByRole("link")).toHaveText([/^WhatsApp/, "Ligar"]);
  await page.setViewportSize({ width: 640, height: 450 });
  await expect(bar).toHaveCSS("position", "static");
  await page.goto("/blog");
  await expect(bar.getByRole("link", { name: "Orçamento" })).toHaveAttribute(
    "href",
    "/contato#orcamento",
  );
});

test("what React draws after a press looks as the style sheet alone says: a refused quote, and a sent one", async ({
  page,
}) => {
  await page.goto("/contato");
  const form = new FormPage(page, "quote");
  await form.fill({ ...validQuote(), Telefone: "123" });
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(toasts(page)).toBeVisible();
  expect(await drawnOtherwise(page)).toEqual([]);

  await page.route("**/api/quote", (route) => route.fulfill({ json: { ok: true } }));
  await form.fill(validQuote());
  await form.submit.click();
  await expect(page.getByRole("group", { name: "Confirmação" })).toBeFocused();
  await expect(toasts(page)).toBeVisible();
  expect(await drawnOtherwise(page)).toEqual([]);
});

/** The elements that look otherwise with the linked sheet in the place of the page's own style. */
const drawnOtherwise = (page: Page) =>
  page.evaluate(async () => {
    const elements = [...document.body.querySelectorAll("*")];
    const draw = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const properties = ["padding", "border", "width", "grid-template-columns", "font", "color"];
        const values = properties.map((name) => style.getPropertyValue(name));
        return [element.tagName, element.className, ...values].join("|");
      });
    const own = draw();
    const { sheet } = document.querySelector<HTMLStyleElement>("head > style")!;
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    for (const link of links) {
      link.disabled = false;
      if (!link.sheet) await new Promise((resolve) => link.addEventListener("load", resolve));
    }
    sheet!.disabled = true;
    // The linked sheet has a font of its own, which is asked for when something is drawn.
    draw();
    await document.fonts.ready;
    const linked = draw();
    sheet!.disabled = false;
    for (const link of links) link.disabled = true;
    return own.filter((element, index) => element !== linked[index]);
  });
