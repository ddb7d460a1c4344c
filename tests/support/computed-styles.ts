import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/**
 * Position, size, colours and text styles of each element and its two pseudo-elements, a line each.
 */
export const computedStyles = (page: Page) =>
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

/**
 * Scrolls to the top and waits until it is painted. `:target-current`, the link to the heading
 * where the reader is, depends on the scroll position of the last frame.
 */
export async function showTop(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  // A picture is taken after a frame. `requestAnimationFrame` needs the page's own scripts.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** Turns on the linked style sheets, which a built page loads after the first paint. */
export async function enableStyleSheets(page: Page) {
  const enable = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every((link) => {
        link.disabled = false;
        return link.sheet;
      }),
    );
  // `waitForFunction` needs the page's own scripts.
  await expect.poll(enable).toBe(true);
}
