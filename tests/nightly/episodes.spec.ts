import type { Locator } from "@playwright/test";
import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, servers, test } from "@/tests/support/browser-test";
import { expectOwnStyles } from "@/tests/support/computed-styles";
import { holdRequests } from "@/tests/support/hold-requests";
import {
  chips,
  countLoads,
  expectOnly,
  passRetries,
  skeletons,
} from "@/tests/support/podcast-page";
import { expectToast, toasts } from "@/tests/support/toasts";

// tests/e2e/episodes.spec.ts has what the page does.

test.use({
  baseURL: servers.podcastSite,
  allowedConsoleErrors: /50\d|404|422|409|Erro |could not be sent/,
});

test.describe("with the episodes of the build", () => {
  test.use({ baseURL: servers.site });

  test("what React shows without a touch has the page's own styles", async ({ page }) => {
    const release = await holdRequests(page, "**/api/episodes");
    await page.goto(paths.podcast);
    await expect(skeletons(page).first()).toBeVisible();
    await expectOwnStyles(page);
    await page.reload();
    release();
    await expectToast(page, "Episódios carregados");
    await chips(page).nth(2).check();
    await expectOnly(page, 2);
    await expectOwnStyles(page);
  });

  test("a load that fails is said with the page's own styles", async ({ page }) => {
    await page.clock.install();
    const loads = countLoads(page);
    await page.route("**/api/episodes", (route) => route.fulfill({ status: 502, body: "" }));
    await page.goto(paths.podcast);
    await expect.poll(loads).toBe(1);
    await passRetries(page, loads);
    await expectToast(page, "Erro ao carregar episódios");
    await expectOwnStyles(page);
    await expectNoViolations(page);
  });
});

test("the toast of the first load lies on no part of the head that is read", async ({ page }) => {
  await page.addInitScript(() => localStorage.clear());
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
