import type { Page } from "@playwright/test";

/**
 * Catches by DevTools what the browser passes to the mail program while `act` runs.
 * @returns the mailto address
 */
export async function mailDraftOf(page: Page, act: () => Promise<void>): Promise<URL> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const requested = new Promise<string>((resolve) => {
    devtools.on("Page.frameRequestedNavigation", ({ url }) => resolve(url));
  });
  await act();
  return new URL(await requested);
}
