import type { Page } from "@playwright/test";

/**
 * Catches by DevTools what the browser passes to the mail program while `act` runs.
 * @returns the mailto address, as it is passed
 */
export async function mailDraftOf(page: Page, act: () => Promise<void>): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const requested = new Promise<string>((resolve) => {
    devtools.on("Page.frameRequestedNavigation", ({ url }) => resolve(url));
  });
  await act();
  return requested;
}
