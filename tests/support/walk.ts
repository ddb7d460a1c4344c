import type { Page } from "@playwright/test";
import { accessibilityProblems } from "@/tests/support/axe";
import { expect } from "@/tests/support/browser-test";
import { lookProblems, styleProblems } from "@/tests/support/look";
import { enlargeText, lostContent, overflow } from "@/tests/support/reflow";

const WIDTHS = [1280, 1024, 768, 360];
const HEIGHT = 740;

/**
 * Visits a page once: WCAG at 1280 and 320 px, with every `<details>` open on the phone, no
 * sideways scrolling and nothing out of its place at any width, and nothing lost with text at
 * 200 % on a phone. browser-test.ts
 * fails on a message of the console, on a violation of the policy and on a request to another host.
 * The checks are soft: one run lists every problem.
 */
export async function walk(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  const response = await page.goto(path);
  expect.soft(response?.status(), `${path}: status`).toBe(200);
  // Contrast is checked at 320 px with everything open. What is shown on wide windows only is in
  // the header, the same on every page.
  const wide = await accessibilityProblems(page, path === "/" ? [] : ["color-contrast"]);
  expect.soft(wide, `${path}: WCAG at 1280 px`).toEqual([]);
  expect.soft(await styleProblems(page), `${path}: styles`).toEqual([]);
  await expectNoOverflow(page, path, WIDTHS);
  await expectNothingLost(page, path);
  await openDetails(page);
  await expectNoOverflow(page, path, [320]);
  expect.soft(await accessibilityProblems(page), `${path}: WCAG at 320 px`).toEqual([]);
}

async function expectNoOverflow(page: Page, path: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await overflow(page), `${path}: overflow at ${width} px`).toBe(0);
    expect.soft(await lookProblems(page), `${path}: look at ${width} px`).toEqual([]);
  }
}

/** With text at 200 %, at the width that the page has. */
export async function expectNothingLost(page: Page, path: string) {
  const resetText = await enlargeText(page);
  const message = `${path}: lost at ${page.viewportSize()?.width} px with text at 200 %`;
  // A page that has drawn itself anew by then has lost nothing.
  await expect.soft.poll(() => lostContent(page), { message, timeout: 2500 }).toEqual([]);
  expect.soft(await lookProblems(page), `${message}: look`).toEqual([]);
  await resetText();
}

export const openDetails = (page: Page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
