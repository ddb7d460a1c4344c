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

  constructor(readonly page: Page) {
    this.button = page.getByRole("banner").getByRole("button", { name: "Buscar no site" });
    this.dialog = page.getByRole("dialog", { name: "Busca no site" });
    this.field = this.dialog.getByRole("searchbox");
    this.status = this.dialog.getByRole("status");
    this.results = this.dialog.locator("a[data-result]");
  }

  /** Opens the dialog and waits for the results. */
  async searchFor(query: string) {
    await this.button.click();
    await this.field.fill(query);
    await expect(this.status).toContainText(`para “${query}”`);
  }
}
