import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/** What axe finds wrong (WCAG 2.2 A and AA, and its best practices), a line for each rule. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // A toast that still fades in has too little contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Legacy mode: the pages have no frames, and the normal mode opens a second page for each run.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

export async function expectNoViolations(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([]);
}
