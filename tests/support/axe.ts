import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/**
 * What axe finds wrong (WCAG 2.2 A and AA, and its best practices), a line for each rule.
 * @param withoutRules ids of rules that are not checked; `color-contrast` takes the most time
 */
export async function accessibilityProblems(
  page: Page,
  withoutRules: string[] = [],
): Promise<string[]> {
  // A toast that still fades in has too little contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Legacy mode: the pages have no frames, and the normal mode opens a second page for each run.
  // Half of the time would go into selectors of the elements that pass.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .disableRules(withoutRules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

export async function expectNoViolations(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([]);
}
