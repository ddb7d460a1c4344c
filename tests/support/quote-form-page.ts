import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser-test";

export type QuoteInput = { name: string; email: string; phone: string; message: string };

/** A request that passes every rule; the address is new each time, since the limit of §5 is per e-mail. */
export const validQuote = (): QuoteInput => ({
  name: "Maria d'Ávila & Filhos",
  email: `maria-${crypto.randomUUID()}@example.com`,
  phone: "(11) 91234-5678",
  message: "Pintar a sala e o corredor, 3 x 4 m.\nTenho <pressa>.",
});

/** A quote form, driven as a visitor would. */
export class QuoteFormPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly service: Locator;
  readonly message: Locator;
  readonly submit: Locator;

  constructor(
    private readonly page: Page,
    scope: Locator = page.locator("form[action='/api/quote']"),
  ) {
    this.name = scope.getByLabel("Nome");
    this.email = scope.getByLabel("E-mail");
    this.phone = scope.getByLabel("Telefone");
    this.service = scope.getByLabel("Serviço");
    this.message = scope.getByLabel("Mensagem");
    this.submit = scope.locator("button[type=submit]");
  }

  async fill(input: QuoteInput) {
    await this.name.fill(input.name);
    await this.email.fill(input.email);
    await this.phone.fill(input.phone);
    await this.message.fill(input.message);
  }

  async expectValues(input: QuoteInput) {
    await expect(this.name).toHaveValue(input.name);
    await expect(this.email).toHaveValue(input.email);
    await expect(this.phone).toHaveValue(input.phone);
    await expect(this.message).toHaveValue(input.message);
  }

  async expectEmpty() {
    await this.expectValues({ name: "", email: "", phone: "", message: "" });
  }

  /** A toast with exactly this title and description. */
  async expectToast(title: string, description: string) {
    const toast = this.page.locator("[data-sonner-toast]").filter({ hasText: title });
    await expect(toast.locator("[data-title]")).toHaveText(title);
    await expect(toast.locator("[data-description]")).toHaveText(description);
  }
}
