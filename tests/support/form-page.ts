import type { Locator, Page } from "@playwright/test";
import type { FormName } from "@/supabase/functions/_shared/contract/form";
import { expect } from "@/tests/support/browser-test";
import { expectToast } from "@/tests/support/toasts";

/** Values by the labels of the fields. */
export type FormInput = Record<string, string>;

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
  constructor(
    protected readonly page: Page,
    name: FormName,
    scope: Page | Locator = page,
  ) {
    this.form = scope.locator(`form[action='/api/${name}']`);
    this.submit = this.form.locator("button[type=submit]");
    this.summary = this.form.getByRole("group", { name: "Problemas no formulário" });
  }

  field(label: string) {
    return this.form.getByLabel(label);
  }

  /** Enters the form, which is then seen, and waits until React has it. */
  async enter() {
    const field = this.form.locator("input:not([type=hidden]), select, textarea").first();
    await field.focus();
    await expect(this.form).toHaveJSProperty("noValidate", true);
  }

  /** Without scripts, or before they are there, call `type`. */
  async fill(input: FormInput) {
    await this.enter();
    await this.type(input);
  }

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

  /** Expects exactly one toast, with this title and description. */
  async expectToast({ title, description }: { title: string; description: string }) {
    await expectToast(this.page, title, description);
  }

  /**
   * Expects that a field was refused: §8's toast, a sentence beside the field, the error summary,
   * which has the focus and links to the field, and "Erro:" in the page title. Nothing twice.
   */
  async expectRefusal(
    label: string,
    message: { title: string; description: string },
    sentence: string,
  ) {
    await this.expectToast(message);
    await expect(this.summary).toBeFocused();
    await expect(this.summary).not.toContainText(message.title);
    await expect(this.summary).not.toContainText(sentence);
    await expect(this.page).toHaveTitle(/^Erro: /);
    const field = this.field(label);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replace(/[().]/g, "\\$&")));
    await expect(this.submit).toBeEnabled();
    await this.summary.getByRole("link", { name: label }).click();
    await expect(field).toBeFocused();
  }
}
