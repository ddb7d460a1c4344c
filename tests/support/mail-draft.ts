import type { Page } from "@playwright/test";

/**
 * What the browser hands to the mail program while `act` runs: no page can see that, so DevTools is asked.
 * @returns the mailto address it was given
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
