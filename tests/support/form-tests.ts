import type { Locator, Page } from "@playwright/test";
import type { Message } from "@/supabase/functions/_shared/contract/form";
import { expect, servers, test } from "@/tests/support/browser-test";
import { FormPage, type FormInput } from "@/tests/support/form-page";
import { type Placement } from "@/tests/support/form-placements";
import { holdRequests } from "@/tests/support/hold-requests";
import { toasts } from "@/tests/support/toasts";

/** Opens the page and the dialog of a placement; returns the form after hydration. */
async function open(page: Page, placement: Placement, site = "") {
  await page.goto(`${site}${placement.page}`);
  return opened(page, placement);
}

async function opened(page: Page, { form: { name }, dialog }: Placement) {
  if (dialog) await page.getByRole("button", { name: dialog.opener }).click();
  const form = new FormPage(page, name);
  await form.enter();
  return form;
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached with Tab: ${target}`);
}

const words = ({ title, description }: Message) => title + description;

/**
 * Expects one toast, in the only live region that a reader hears, which covers no part of the
 * panel.
 */
async function expectOneMessage(page: Page, panel: Locator) {
  await expect(toasts(page)).toHaveCount(1);
  await expect(panel).toBeFocused();
  const text = (await toasts(page).locator("[data-title]").textContent()) ?? "";
  const regions = page.locator("[aria-live], [role=alert], [role=status]");
  await expect(regions.filter({ hasText: text })).toHaveCount(1);
  // The toast slides to its place.
  await expect
    .poll(async () => {
      const [toast, box] = [await toasts(page).boundingBox(), await panel.boundingBox()];
      if (!toast || !box) return false;
      return toast.y + toast.height <= box.y || box.y + box.height <= toast.y;
    })
    .toBe(true);
}

/** Expects the success message that stays; the toast disappears by itself. */
async function expectShown(page: Page, { form }: Placement) {
  const { success } = form.messages;
  const message = page
    .getByRole("group", { name: "Confirmação" })
    .filter({ hasText: success.title });
  await expect(message).toBeFocused();
  await expect(message).toContainText(words(success));
  return message;
}

async function expectSent(page: Page, placement: Placement, values: FormInput) {
  const message = await expectShown(page, placement);
  expect(await placement.stored(values)).toHaveLength(1);
  return message;
}

/** Neither page nor dialog scrolls sideways, and every control is at least 44 px wide and high. */
async function expectItFits(page: Page, { form }: FormPage) {
  const overflow = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open]")].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  );
  expect(Math.max(...overflow)).toBe(0);
  // Links inside sentences may be smaller.
  const selector =
    "input:not([type=hidden], [tabindex='-1']), select, textarea, button, a:not(p > a), summary";
  for (const target of await form.locator(selector).filter({ visible: true }).all()) {
    const { width, height } = (await target.boundingBox())!;
    const what = await target.evaluate((element) => element.outerHTML.slice(0, 80));
    expect([what, Math.min(width, height) >= 44]).toEqual([what, true]);
  }
}

/** How a form is sent on a phone: what is wrong, and then what is right. */
export function testSending(placement: Placement) {
  const { title, dialog, values: newValues, refused } = placement;
  const { name, messages } = placement.form;

  test.describe(title, () => {
    test("at 360 px: shows an error, and a double click after correction sends once", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const form = await open(page, placement);
      const values = newValues();
      const wrong = { ...values, [refused.label]: refused.value };
      await form.fill(wrong);
      await form.submit.click();
      await expectOneMessage(page, form.summary);
      await form.expectRefusal(refused.label, messages[refused.code], refused.sentence);
      await form.expectValues(wrong);
      if (dialog) await expect(toasts(page.getByRole("dialog"))).toBeVisible();
      await expectItFits(page, form);

      await form.fill(values);
      const release = await holdRequests(page, `**/api/${name}`);
      await form.submit.dblclick();
      await expect(form.submit).toHaveText(placement.sending);
      await expect(form.submit).toBeDisabled();
      release();
      await expectOneMessage(page, await expectSent(page, placement, values));
      await expect(page).not.toHaveTitle(/^Erro: /);
    });
  });
}

/** How a form is filled in with a keyboard, and without scripts. */
export function testOtherWays(placement: Placement) {
  const { title, dialog, values: newValues, typed, refused } = placement;
  const { name, messages } = placement.form;

  test.describe(title, () => {
    test("can be filled in and sent by keyboard only", async ({ page }) => {
      await page.goto(placement.page);
      const opener = page.getByRole("button", { name: dialog?.opener ?? "none" });
      const box = page.getByRole("dialog", { name: dialog?.name ?? "none" });
      const form = new FormPage(page, name);
      const values = newValues();
      if (dialog) {
        await tabTo(page, opener);
        await page.keyboard.press("Enter");
        await expect(form.field(Object.keys(values)[0]!)).toBeFocused();
        await page.keyboard.press("Shift+Tab");
      }
      for (const [label, value] of Object.entries(values)) {
        await tabTo(page, form.field(label));
        await page.keyboard.type(typed[label] ?? value);
      }
      await form.expectValues(values);

      if (dialog) {
        await page.keyboard.press("Escape");
        await expect(box).toBeHidden();
        await expect(opener).toBeFocused();
        await page.keyboard.press("Space");
        await expect(box).toBeVisible();
        await form.expectValues(values);
      }

      await tabTo(page, form.submit);
      await page.keyboard.press("Enter");
      await form.expectToast(messages.success);
      const message = await expectSent(page, placement, values);
      if (dialog) await expect(box).toBeHidden();
      else await form.expectEmpty(values);

      // The focus is on the message.
      await tabTo(page, message.getByRole("button", { name: "Fechar confirmação" }));
      await page.keyboard.press("Enter");
      await expect(message).toHaveCount(0);
      await expect(dialog ? opener : form.field(Object.keys(values)[0]!)).toBeFocused();
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false, allowedConsoleErrors: /502/ });

      test("posts the form; the response is 303 and a message on the page", async ({ page }) => {
        await page.goto(placement.page);
        if (dialog) await page.getByRole("link", { name: dialog.opener }).click();
        const formPage = dialog?.fallback ?? placement.page;
        const form = new FormPage(page, name);
        const values = newValues();

        const post = async (input: FormInput, expected: Message) => {
          await form.type(input);
          const answer = page.waitForResponse((response) => response.request().method() === "POST");
          await form.submit.click();
          expect((await answer).status()).toBe(303);
          const message = page.locator(":target");
          await expect(message).toBeVisible();
          await expect(message).toContainText(words(expected));
          return message;
        };
        const reason = messages[refused.code];
        await post({ ...values, [refused.label]: refused.value }, reason);
        await expect(page).toHaveURL(`${formPage}#${reason.anchor}`);
        await post(values, messages.success);
        expect(await placement.stored(values)).toHaveLength(1);

        await page.goto(`${servers.offlineSite}${formPage}`);
        const failed = await post(values, messages.send_failed);
        await expect(failed.getByRole("link", { name: "Enviar por WhatsApp" })).toBeVisible();
      });
    });
  });
}

/** What all forms do in the same way: failures. */
export function testSharedBehaviour(placement: Placement) {
  const { title, values: newValues, typed } = placement;
  const { messages } = placement.form;

  test.describe(title, () => {
    test.describe("when the backend is down", () => {
      test.use({ allowedConsoleErrors: /502|could not be sent/ });

      test("shows the error, keeps every value, and offers WhatsApp and e-mail with them", async ({
        page,
      }) => {
        const form = await open(page, placement, servers.offlineSite);
        const values = newValues();
        await form.fill(values);
        await form.submit.click();
        await form.expectToast(messages.send_failed);
        const { summary } = form;
        await expect(summary).toBeFocused();
        await expect(summary).toContainText(words(messages.send_failed));
        await form.expectValues(values);
        await expect(form.submit).toBeEnabled();

        const lines = Object.entries(values).map(([label, value]) =>
          typed[label]
            ? expect.stringContaining(`${label}: ${typed[label]}`)
            : `${label}: ${value}`,
        );
        for (const [link, protocol, parameter] of [
          ["Enviar por WhatsApp", "https:", "text"],
          ["Enviar por e-mail", "mailto:", "body"],
        ] as const) {
          const href = await summary.getByRole("link", { name: link }).getAttribute("href");
          const address = new URL(href ?? "");
          expect(address.protocol).toBe(protocol);
          expect(address.searchParams.get(parameter)?.split("\n")).toEqual(lines);
        }
      });
    });
  });
}
