import type { Page } from "@playwright/test";

/**
 * Holds a page's requests back, as a slow network does. @returns the function that lets them go on
 */
export async function holdRequests(
  page: Page,
  url: string | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
