import type { Locator } from "@playwright/test";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { expectToast, toasts } from "@/tests/support/toasts";

// tests/e2e/episodes.spec.ts has what the page does.

test("the toast of the first load lies on no part of the head that is read", async ({ page }) => {
  const box = async (locator: Locator) => (await locator.boundingBox())!;
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(paths.podcast);
    await expectToast(page, "Episódios carregados");
    const toast = await box(toasts(page));
    const heading = await box(page.getByRole("heading", { level: 1 }));
    const lead = await box(page.locator("h1 + p"));
    for (const part of [heading, lead]) {
      const apart = part.y + part.height <= toast.y || part.x + part.width <= toast.x;
      expect([width, apart]).toEqual([width, true]);
    }
    // Nor on the bar at the foot of a phone.
    const bar = await page.locator(".contact-bar").boundingBox();
    expect(toast.y + toast.height).toBeLessThanOrEqual(bar?.y ?? height);
  }
});
