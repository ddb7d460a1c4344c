import type { Page } from "@playwright/test";

/**
 * Maximum layout shift when the font replaces the fallback font, whose text has the same length but
 * whose words have other widths. Up to 0.1 is good (Core Web Vitals); the media kit has 0.025 to
 * 0.036.
 */
export const MAX_LAYOUT_SHIFT = 0.05;

type Shifts = Window & { layoutShift: number; shiftObserver: PerformanceObserver };

/** Adds up layout shifts from the start of each page that is opened from now on. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const state = window as unknown as Shifts;
    state.layoutShift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        state.layoutShift += (entry as unknown as { value: number }).value;
      }
    };
    state.shiftObserver = new PerformanceObserver((list) => add(list.getEntries()));
    state.shiftObserver.observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * The layout shift of the page so far, once the font is in use and drawn. `goto` has waited for
 * scripts and style sheets already.
 */
export async function layoutShiftOf(page: Page) {
  await page.locator("html[data-font]").waitFor({ state: "attached" });
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // One frame draws the font; a shift is reported after it.
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    return (window as unknown as Shifts).layoutShift;
  });
}
