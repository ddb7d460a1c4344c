import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

/** Values by the labels of the fields. */
type FormInput = Record<string, string>;

/** Page object of a form; fields are found by their labels. */
export class FormPage {
  readonly form: Locator;
  readonly submit: Locator;
  /** Why the form was not sent, above its fields. */
  readonly summary: Locator;

  /**
   * @param name of the API route: /api/<name>
   * @param scope where the form is: the page or a dialog
   */
  constructor(scope: Page | Locator, name: string) {
    this.form = scope.locator(`form[action='/api/${name}']`);
    this.submit = this.form.locator("button[type=submit]");
    this.summary = this.form.getByRole("group", { name: /^(Confira|Problemas no formulário)/ });
  }

  field(label: string) {
    return this.form.getByLabel(label);
  }

  /** Enters the form, which is then seen, waits until React has it, and fills it in. */
  async fill(input: FormInput) {
    await this.form.locator("input:not([type=hidden]), select, textarea").first().focus();
    await expect(this.form).toHaveJSProperty("noValidate", true);
    await this.type(input);
  }

  /** Without scripts. */
  async type(input: FormInput) {
    for (const [label, value] of Object.entries(input)) {
      const field = this.field(label);
      const isSelect = (await field.evaluate((element) => element.tagName)) === "SELECT";
      await (isSelect ? field.selectOption(value) : field.fill(value));
    }
  }

  async expectValues(input: FormInput) {
    for (const [label, value] of Object.entries(input)) {
      await expect(this.field(label)).toHaveValue(value);
    }
  }

  async expectEmpty(input: FormInput) {
    await this.expectValues(Object.fromEntries(Object.keys(input).map((label) => [label, ""])));
  }
}
