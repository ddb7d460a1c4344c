import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser-test";

/** What is entered, by the fields' labels. */
export type FormInput = Record<string, string>;

/** A form, driven by its labels as a visitor would. */
export class FormPage {
  readonly form: Locator;
  readonly submit: Locator;

  /** @param name of the form's route: /api/<name> */
  constructor(
    private readonly page: Page,
    private readonly name: "proposal" | "donation" | "suggestion",
  ) {
    this.form = page.locator(`form[action='/api/${name}']`);
    this.submit = this.form.locator("button[type=submit]");
  }

  field(label: string) {
    return this.form.getByLabel(label);
  }

  async fill(input: FormInput) {
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

  /** Keeps the form's calls waiting until the function that comes back is called. */
  async holdCalls() {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await this.page.route(`**/api/${this.name}`, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  /** A toast with exactly this title and description. */
  async expectToast(title: string, description: string) {
    const toast = this.page.locator("[data-sonner-toast]").filter({ hasText: title });
    await expect(toast.locator("[data-title]")).toHaveText(title);
    await expect(toast.locator("[data-description]")).toHaveText(description);
  }

  /** The refusal of a field: toast, the same words beside the field, and the focus on it. */
  async expectRefusal(label: string, title: string, description: string) {
    await this.expectToast(title, description);
    const field = this.field(label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(
      new RegExp(description.replace(/[().]/g, "\\$&")),
    );
    await expect(this.submit).toBeEnabled();
  }
}
