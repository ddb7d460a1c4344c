import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/** The site search, driven as a visitor would. */
export class SearchPage {
  readonly box: Locator;
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly status: Locator;
  /** Every result: pages and the headings under them. */
  readonly results: Locator;
  readonly marks: Locator;

  constructor(readonly page: Page) {
    this.box = page.getByRole("banner").getByRole("searchbox");
    this.button = page.getByRole("banner").getByRole("button", { name: "Buscar" });
    this.dialog = page.getByRole("dialog", { name: "Busca no site" });
    this.field = this.dialog.getByRole("searchbox");
    this.status = this.dialog.getByRole("status");
    this.results = this.dialog.locator("a[data-resultado]");
    this.marks = this.dialog.locator("mark");
  }

  /** Opens the dialog and waits for the answer. */
  async searchFor(words: string) {
    await this.button.click();
    await this.field.fill(words);
    await expect(this.status).toContainText(`para “${words}”`);
  }
}

/** Adds up what comes over the network, headers included, from now on. */
export async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const count = { requests: [] as string[], bytes: 0 };
  session.on("Network.requestWillBeSent", ({ request }) => count.requests.push(request.url));
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    count.bytes += encodedDataLength;
  });
  return count;
}
