import type { Page } from "@playwright/test";

/** The scripts of the site. */
export const SCRIPTS = "**/_next/static/**/*.js";

/**
 * Holds a page's requests back, as a slow network does. @returns the function that lets them go on
 */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
