import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong (WCAG 2.2 A and AA, and its best practices), a line for each rule.
 * @param rules ids of rules that are not checked, `color-contrast` takes the most time; or the id
 * of the only one that is
 */
export async function accessibilityProblems(
  page: Page,
  rules: string[] | string = [],
): Promise<string[]> {
  // A toast that still fades in has too little contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Once for each document: loading it takes as long as a check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SCRIPT);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run({
      // Without the selectors of elements that pass.
      resultTypes: ["violations"],
      ...(typeof rules === "string"
        ? { runOnly: rules }
        : { rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])) }),
      // The pages have no frames and no media.
      iframes: false,
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
    );
  }, rules);
}
