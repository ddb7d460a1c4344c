import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/** The toasts of the page or of a dialog, without one that is fading out. */
export const toasts = (scope: Page | Locator) =>
  scope.locator("[data-sonner-toast]:not([data-removed=true])").filter({ visible: true });

/** Expects exactly one toast, with this title and, if given, this description. */
export async function expectToast(page: Page, title: string, description?: string) {
  await expect(toasts(page).locator("[data-title]")).toHaveText([title]);
  if (description !== undefined) {
    await expect(toasts(page).locator("[data-description]")).toHaveText([description]);
  }
}
