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
 * Removes the mark of the heading where the reader is (components/layout/page-index.tsx). Which one
 * that is depends on when the browser last looked, and not on the other style sheets.
 */
export const removeCurrentMark = (page: Page) =>
  page.evaluate(() => document.querySelector("[data-href=current-heading]")?.remove());

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

/**
 * Expects that the rules inside the page draw what it shows now as the linked style sheets do, at
 * both widths: what its scripts have added without an intent needs no other (adapter/pages).
 */
export async function expectOwnStyles(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await removeCurrentMark(page);
  const stylesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(async () => {
      // A toast has another place on a phone. React learns the new width in the next frame.
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    return computedStyles(page);
  };
  const widths = [1280, 360];
  const inside = [];
  for (const width of widths) inside.push(await stylesAt(width));
  expect(await page.locator("link[rel=stylesheet][disabled]").count()).toBeGreaterThan(0);
  await enableStyleSheets(page);
  for (const [index, width] of widths.entries()) {
    expect(await stylesAt(width), `${width} px`).toEqual(inside[index]);
  }
}
