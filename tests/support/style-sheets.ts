import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/**
 * The page has each rule of the style sheet that it needs: with the whole sheet every element is
 * drawn alike. Soft, for a page without scripts.
 */
export async function expectOwnStyles(page: Page, path: string) {
  await page.goto(path);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const own = await drawnElements(page);
    await switchStyleSheets(page, true);
    expect.soft(await drawnElements(page), `${path} at ${width} px`).toEqual(own);
    await switchStyleSheets(page, false);
  }
}

/** How each element and its two pseudo-elements are drawn, a line each. */
const drawnElements = (page: Page) =>
  page.evaluate(() => {
    const properties = ["color", "background", "border", "font", "opacity", "display", "padding"];
    return [...document.body.querySelectorAll("*")].map((element) => {
      const styles = [undefined, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // No such pseudo-element: its other properties draw nothing.
        if (pseudo && style.content === "none") return "";
        return properties.map((name) => style.getPropertyValue(name)).join(";");
      });
      // Of parts of drawings that move the size changes with the time.
      const { offsetWidth, offsetHeight } = element as HTMLElement;
      return [element.tagName, element.className, offsetWidth, offsetHeight, ...styles].join("|");
    });
  });

/** The sheet that React would bring, which is in the page as a link that is off. */
async function switchStyleSheets(page: Page, isOn: boolean) {
  const areSwitched = () =>
    page.evaluate((on) => {
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      for (const link of links) link.disabled = !on;
      return links.length > 0 && links.every(({ sheet }) => (sheet !== null) === on);
    }, isOn);
  // `waitForFunction` needs the page's own scripts.
  await expect.poll(areSwitched).toBe(true);
}
