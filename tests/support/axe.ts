import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/** WCAG 2.2 A and AA, and axe's best practices. */
export async function expectNoViolations(page: Page) {
  // A toast that is still fading in has less contrast than it will have.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(found).toEqual([]);
}
