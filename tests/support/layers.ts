import type { Page } from "@playwright/test";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { enlargeText } from "@/tests/support/reflow";

/** A button that opens a layer over its page. */
type Opener = { path: string; button: string | RegExp };

/** What a button opens is accessible, and fits a phone, also with large text. */
export function testLayer({ path, button }: Opener) {
  test(`${path}: "${button}" opens an accessible layer that fits a phone with text at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    const resetText = await enlargeText(page);
    await page.getByRole("button", { name: button }).first().click();
    await expectLayerFits(page, 320);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectLayerFits(page, 360);
    await resetText();
    await expectNoViolations(page);
  });
}

/** The open dialog or menu lies within the window; what is higher than it scrolls. */
async function expectLayerFits(page: Page, width: number) {
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
