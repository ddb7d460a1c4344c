import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/** Page object of the site search. */
export class SearchPage {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly status: Locator;
  /** Every result: pages and the headings under them. */
  readonly results: Locator;
  readonly marks: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole("banner").getByRole("button", { name: "Buscar no site" });
    this.dialog = page.getByRole("dialog", { name: "Busca no site" });
    this.field = this.dialog.getByRole("searchbox");
    this.status = this.dialog.getByRole("status");
    this.results = this.dialog.locator("a[data-result]");
    this.marks = this.dialog.locator("mark");
  }

  /** Opens the dialog and waits for the results. */
  async searchFor(query: string) {
    await this.button.click();
    await this.field.fill(query);
    await expect(this.status).toContainText(`para “${query}”`);
  }
}

/** Counts requests and bytes over the network from now on, headers included. */
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
