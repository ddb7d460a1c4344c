import { expect, test } from "@/tests/support/browser-test";

/**
 * Maximum layout shift when the font replaces the fallback font, whose text has the same length but
 * whose words have other widths. Up to 0.1 is good (Core Web Vitals); the media kit has 0.025 to
 * 0.036.
 */
const MAX_LAYOUT_SHIFT = 0.07;

/** The page hardly moves when its font arrives on a first visit. */
export function testLayoutShift(path: string, width: number) {
  // A new context is a first visit: the font is drawn after the fallback font.
  test(`${path} at ${width} px hardly moves when the font arrives on a first visit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const shift = await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // One frame draws the font; a shift is reported after it.
      for (let frame = 0; frame < 3; frame++) await nextFrame();
      return new Promise<number>((resolve) => {
        const sum = (list: PerformanceEntryList) =>
          list.reduce((total, entry) => total + (entry as PerformanceEntry & Shift).value, 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: "layout-shift", buffered: true });
        // Without any shift it is never called.
        setTimeout(() => resolve(0), 200);
      });
    });
    expect(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
  });
}

type Shift = { value: number };
