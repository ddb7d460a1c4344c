import { expect, test } from "@/tests/support/browser-test";
import { examplePath } from "@/tests/support/example-content";

test.use({ viewport: { width: 360, height: 800 } });

test("a quotation and small headings do not look like a paragraph; code scrolls in its box", async ({
  page,
}) => {
  await page.goto(examplePath);
  const text = page.locator(".article-prose");
  await text.evaluate((prose) => {
    for (const [name, words] of [
      ["h4", "Título"],
      ["h5", "Título"],
      ["h6", "Título"],
      ["p", "Um parágrafo"],
      ["blockquote", "Palavras de outra pessoa"],
      ["pre", "uma_palavra_comprida ".repeat(20)],
    ] as const) {
      const element = document.createElement(name);
      element.textContent = words;
      prose.append(element);
    }
  });
  const last = (name: string) => text.locator(name).last();

  await expect(last("p")).toHaveCSS("border-left-width", "0px");
  await expect(last("blockquote")).not.toHaveCSS("border-left-width", "0px");
  for (const name of ["h4", "h5", "h6"])
    await expect(last(name)).not.toHaveCSS("font-weight", "400");

  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  const hiddenWidth = () =>
    last("pre").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await pageWidth()).toBe(360);
  expect(await hiddenWidth()).toBeGreaterThan(0);

  await page.emulateMedia({ media: "print" });
  expect(await hiddenWidth()).toBe(0);
});
