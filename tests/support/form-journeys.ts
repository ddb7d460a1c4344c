import type { Locator, Page } from "@playwright/test";
import type { Message } from "@/supabase/functions/_shared/contract/form";
import { expect } from "@/tests/support/browser-test";
import { FormPage, type FormInput } from "@/tests/support/form-page";
import { expectToast } from "@/tests/support/toasts";
import type { Placement } from "@/tests/support/form-placements";

const words = ({ title, description }: Message) => title + description;

/** Opens the page, and the dialog of a placement that has one. */
export async function openForm(page: Page, { page: path, dialog, form: { name } }: Placement) {
  await page.goto(path);
  if (dialog) await page.getByRole("button", { name: dialog.opener }).click();
  return new FormPage(page, name);
}

/** Expects the toast, what stays, with the focus, and one row in the database. */
export async function expectSent(page: Page, placement: Placement, values: FormInput) {
  const { success } = placement.form.messages;
  const message = page.getByRole("group", { name: "Confirmação" });
  await expect(message).toBeFocused();
  await expect(message).not.toContainText(success.title);
  await expectToast(page, success.title, success.description);
  expect(await placement.stored(values)).toHaveLength(1);
  return message;
}

/** Fills the form in and sends it with the keys of a keyboard alone. */
export async function sendByKeyboard(page: Page, placement: Placement) {
  const { dialog, typed, form: contract } = placement;
  const values = placement.values();
  await page.goto(placement.page);
  const form = new FormPage(page, contract.name);
  if (dialog) {
    await tabTo(page, page.getByRole("button", { name: dialog.opener }));
    await page.keyboard.press("Enter");
    await expect(form.field(Object.keys(values)[0]!)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
  }
  for (const [label, value] of Object.entries(values)) {
    await tabTo(page, form.field(label));
    await page.keyboard.type(typed[label] ?? value);
  }
  await form.expectValues(values);
  await tabTo(page, form.submit);
  await page.keyboard.press("Enter");
  const message = await expectSent(page, placement, values);
  await tabTo(page, message.getByRole("button", { name: "Fechar confirmação" }));
  await page.keyboard.press("Enter");
  await expect(message).toHaveCount(0);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached: ${target}`);
}

/** In a page without scripts: what is wrong, then what is right, each answered by 303. */
export async function postWithoutScripts(page: Page, placement: Placement) {
  const { dialog, refused, form: contract } = placement;
  const { messages } = contract;
  await page.goto(placement.page);
  if (dialog) await page.getByRole("link", { name: dialog.opener }).click();
  const form = new FormPage(page, contract.name);
  const values = placement.values();

  const post = async (input: FormInput, expected: Message) => {
    await form.type(input);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await form.submit.click();
    expect((await answer).status()).toBe(303);
    const message = page.locator(":target");
    await expect(message).toBeVisible();
    await expect(message).toContainText(words(expected));
  };
  const reason = messages[refused.code];
  await post({ ...values, [refused.label]: refused.value }, reason);
  await expect(page).toHaveURL(`${dialog?.fallback ?? placement.page}#${reason.anchor}`);
  await post(values, messages.success);
  expect(await placement.stored(values)).toHaveLength(1);
}
