import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

const WIDTHS = [1280, 360];

/**
 * Position, size, colours and text styles of each element and its two pseudo-elements, a line each.
 */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    const properties = ["color", "background", "border", "font", "transform", "opacity", "content"];
    return [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = [undefined, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // No such pseudo-element: its other properties draw nothing.
        if (pseudo && style.content === "none") return style.content;
        return properties.map((name) => style.getPropertyValue(name)).join(";");
      });
      return [element.tagName, element.className, x, y, width, height, ...styles].join("|");
    });
  });

/** A toast has another place on a phone. React learns the new width in the next frame. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** Turns on the linked style sheets, which a built page loads after the first paint. */
const enableStyleSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every((link) => {
      link.disabled = false;
      return link.sheet;
    }),
  );

/**
 * The elements that the rules inside the page draw unlike the linked style sheets, at two widths:
 * what is shown before React needs no others (adapter/pages).
 */
export async function styleDifferences(page: Page, { hasScripts = true } = {}): Promise<string[]> {
  // The mark of the heading where the reader is (components/layout/page-index.tsx) depends on when
  // the browser last looked.
  await page.evaluate(() => document.querySelector("[data-href=current-heading]")?.remove());
  const stylesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    if (hasScripts) await settle(page);
    return computedStyles(page);
  };
  const inside = [];
  for (const width of WIDTHS) inside.push(await stylesAt(width));
  // `waitForFunction` needs the page's own scripts.
  await expect.poll(() => enableStyleSheets(page)).toBe(true);
  const different: string[] = [];
  for (const [index, width] of WIDTHS.entries()) {
    const [own, whole] = [inside[index]!, await stylesAt(width)];
    if (own.length !== whole.length) different.push(`${width} px: other elements`);
    const wrong = own.filter((style, element) => style !== whole[element]);
    different.push(...wrong.map((style) => `${width} px: ${style}`));
  }
  return different;
}
