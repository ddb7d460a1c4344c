import type { ElementHandle, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/** Not those of a toast, which covers other controls and disappears by itself. */
const CONTROLS = ":is(button, summary, [role=button]):not([data-sonner-toast] *)";

type Effects = Window & { effects: number };

/**
 * Counts what a visitor can notice: DOM changes, moved focus, an invalid field, audio or video at
 * another second, the print dialog.
 */
export async function watchEffects(page: Page) {
  await page.addInitScript(() => {
    const counter = window as unknown as Effects;
    counter.effects = 0;
    const count = () => counter.effects++;
    window.print = count;
    document.addEventListener("invalid", count, true);
    document.addEventListener("focusin", count, true);
    document.addEventListener("seeking", count, true);
    new MutationObserver(count).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/**
 * Clicks every visible control in a part of a page that `watchEffects` prepared. Each must do
 * something; a disabled one must say why.
 */
export async function expectEveryControlWorks(page: Page, path: string, part: "body" | "main") {
  const controls = page.locator(part).locator(CONTROLS);
  for (let index = 0; index < (await controls.count()); index++) {
    // Read again each time: a control that leads to another page ends the document of the others.
    const control = (await controls.nth(index).elementHandle())!;
    if (!(await control.isVisible())) continue;
    const { name, pressed, opens, disabled, reason } = await control.evaluate((element) => ({
      name: element.textContent.trim() || element.getAttribute("aria-label"),
      pressed: element.getAttribute("aria-pressed"),
      opens: element.getAttribute("aria-haspopup"),
      disabled: element.matches(":disabled, [aria-disabled=true]"),
      reason: element.getAttribute("aria-describedby"),
    }));
    // The option that is selected already.
    if (pressed === "true") continue;
    if (reason && disabled) {
      await expect(page.locator(`#${reason}`)).toHaveText(/\S/);
      continue;
    }
    // Without a reason it is disabled only while a request is on its way.
    await control.waitForElementState("enabled");
    await click(page, control, name);
    if (opens === "dialog") await closeDialog(page);
    if (new URL(page.url()).pathname !== path) await page.goto(path);
  }
}

/** Focuses the control first, so that only the click's own effects count. */
async function click(page: Page, control: ElementHandle, name: string | null) {
  const before = page.url();
  await control.focus();
  await page.evaluate(() => ((window as unknown as Effects).effects = 0));
  await control.click();
  const hasEffect = async () =>
    page.url() !== before ||
    (await page.evaluate(() => (window as unknown as Effects).effects > 0));
  await expect.poll(hasEffect, `${before}: "${name}" does something`).toBe(true);
}

async function closeDialog(page: Page) {
  const dialog = page.locator("dialog[open]");
  // Some dialogs are loaded by the click that opens them.
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}
