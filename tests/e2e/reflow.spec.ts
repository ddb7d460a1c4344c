import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { allPaths } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";

/** The narrowest screens of today, and the 320 px that WCAG 1.4.10 names. */
const WIDTHS = [320, 360];

/** Text at 200 % (WCAG 1.4.4), as a reader's own setting makes it. */
const enlargeText = (page: Page) => page.addStyleTag({ content: "html{font-size:200%!important}" });

/**
 * What large text pushes out of sight: the page scrolling sideways, words beyond its edge, words cut off by the box they
 * stand in. Boxes that scroll by themselves (tables) are meant to.
 */
const lostContent = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const overflow = document.documentElement.scrollWidth - edge;
    const lost = overflow > 0 ? [`the page is ${overflow} px too wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const words = element.textContent.trim().slice(0, 40);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { width, left, right } = element.getBoundingClientRect();
      const { overflowX, position, visibility } = getComputedStyle(element);
      if (width <= 1 || visibility === "hidden" || !words || element.closest("svg")) continue;
      // Off the screen on purpose: the form's trap, the skip link, what only screen readers hear.
      if (element.closest(".sr-only, [aria-hidden] label, a[href='#conteudo']")) continue;
      const scrolled = element.parentElement?.closest(".table-scroll, [class*=overflow-x-auto]");
      if (hasText && !scrolled && right > 0 && (right > edge + 1 || left < -1)) {
        lost.push(`"${words}" ends at ${Math.round(right)} px`);
      }
      const clips = overflowX === "hidden" || overflowX === "clip";
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (clips && position !== "absolute" && scrollWidth > clientWidth + 1) {
        lost.push(`"${words}" is cut off at the side`);
      }
      if (clips && position !== "absolute" && scrollHeight > clientHeight + 1) {
        lost.push(`"${words}" is cut off below`);
      }
    }
    return lost;
  });

for (const path of [...allPaths, "/endereco-que-nao-existe"]) {
  test.describe(path, () => {
    // A path that nothing answers says so in the console.
    test.use({ allowedConsoleErrors: /404/ });

    test("loses nothing at 200 % on a phone", async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        await enlargeText(page);
        await expect.poll(() => lostContent(page), { message: `${width} px` }).toEqual([]);
      }
    });
  });
}

/** What a press opens, by page. */
const opened = [
  { path: paths.home, button: "Menu" },
  { path: paths.home, button: "SOLICITAR ORÇAMENTO" },
  { path: paths.socialProjects, button: "Doar materiais" },
  { path: paths.womenInMaintenance, button: /^Assistir aula/ },
  { path: paths.education, button: /^Ver Resumo/ },
];

for (const { path, button } of opened) {
  test(`${path}: what "${button}" opens loses nothing at 200 %`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await enlargeText(page);
      await page.getByRole("button", { name: button }).first().click();
      const layer = page.locator("dialog[open], .site-menu:popover-open");
      await expect(layer).toBeVisible();
      const box = await layer.evaluate((element) => ({
        sideways: element.scrollWidth - element.clientWidth,
        scrollsDown: ["auto", "scroll"].includes(getComputedStyle(element).overflowY),
        tooHigh: element.scrollHeight - element.clientHeight > 1,
        right: element.getBoundingClientRect().right,
        bottom: element.getBoundingClientRect().bottom,
      }));
      expect(box.sideways).toBeLessThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(740);
      expect(box.scrollsDown || !box.tooHigh).toBe(true);
    }
  });
}
