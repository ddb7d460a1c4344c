import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

// Contrast by night on every page: tests/nightly/every-page.spec.ts.
test.describe("on a system of the night, without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("page, fields and logo are of the night, orange is not", async ({ page }) => {
    await page.goto(paths.contact);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(8, 26, 40)");
    await expect(page.getByLabel("Nome")).toHaveCSS("background-color", "rgb(14, 38, 57)");
    const logo = page.locator("header a path").first();
    await expect(logo).toHaveCSS("stroke", "rgb(181, 214, 236)");
    const button = page.getByRole("button", { name: "ENVIAR MENSAGEM" });
    await expect(button).toHaveCSS("color", "rgb(27, 33, 39)");
  });

  test("so are the lines of a drawing in a page", async ({ page }) => {
    await page.goto(paths.services);
    const street = page.getByRole("main").locator("svg.artwork").first();
    await expect(street).toHaveCSS("stroke", "rgb(181, 214, 236)");
  });
});

test.describe("with the keyboard", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`WCAG 1.4.11: the ring of the focus has a contrast of 3 : 1 to its ground (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of [paths.home, paths.contact, paths.services]) {
        await page.goto(path);
        await page.keyboard.press("Tab");
        expect.soft(await faintRings(page), path).toEqual([]);
      }
    });
  }
});

/** What has too little contrast between the ring of its focus and what is around it. */
const faintRings = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red, green, blue] = channels(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor, display } = getComputedStyle(element);
      const isDrawn = display !== "contents" && channels(backgroundColor)[3] !== 0;
      return isDrawn ? backgroundColor : groundOf(element.parentElement);
    };
    return [
      ...document.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        element.focus();
        const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element);
        if (document.activeElement !== element || outlineStyle === "none") return [];
        // With a negative offset the ring is on the element itself.
        const isInside = Number.parseFloat(outlineOffset) < 0;
        const ground = groundOf(isInside ? element : element.parentElement);
        const [dark, light] = [luminance(outlineColor), luminance(ground)].sort((a, b) => a - b);
        const contrast = (light! + 0.05) / (dark! + 0.05);
        return contrast < 3 ? `${contrast.toFixed(1)} : 1, ${element.outerHTML.slice(0, 120)}` : [];
      });
  });
