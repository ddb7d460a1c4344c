import type { Locator, Page } from "@playwright/test";
import { toasts } from "@/tests/support/toasts";
import { paths } from "@/lib/paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { FormPage, type FormInput } from "@/tests/support/form-page";
import { PLACEMENTS, type Placement } from "@/tests/support/form-placements";
import { readInbox } from "@/tests/support/inbox";

/** Opens the page and the dialog of a placement; returns the form after hydration. */
async function open(page: Page, placement: Placement, site = "") {
  await page.goto(`${site}${placement.page}`);
  return opened(page, placement);
}

async function opened(page: Page, { name, dialog }: Placement) {
  if (dialog) await page.getByRole("button", { name: dialog.opener }).click();
  const form = new FormPage(page, name);
  await form.enter();
  return form;
}

/** Presses a key until an element has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached with ${key}: ${target}`);
}

/** The success message that stays; the toast disappears by itself. */
const successOf = (page: Page, { success }: Placement) =>
  page.getByRole("group", { name: "Confirmação" }).filter({ hasText: success[0] });

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
      return toast !== null && box !== null && toast.y + toast.height <= box.y;
    })
    .toBe(true);
}

async function expectSent(page: Page, placement: Placement, values: FormInput) {
  const message = successOf(page, placement);
  await expect(message).toBeFocused();
  await expect(message).toContainText(placement.success.join(""));
  expect(await placement.stored(values)).toHaveLength(1);
  return message;
}

/** Every control of the form; links inside sentences may be smaller. */
const targetsOf = (form: FormPage) =>
  form.form
    .locator(
      "input:not([type=hidden], [tabindex='-1']), select, textarea, button, a:not(p > a), summary",
    )
    .filter({ visible: true });

const overflowOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open]")].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  );

for (const [index, placement] of PLACEMENTS.entries()) {
  const { title, name, dialog, values: newValues, typed, refused } = placement;
  const isFirstOfForm = PLACEMENTS.findIndex((other) => other.name === name) === index;

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
        await expect(box.locator(":focus")).toHaveCount(1);
      }
      for (const [label, value] of Object.entries(values)) {
        await tabTo(page, form.field(label));
        await page.keyboard.type(typed[label] ?? value);
      }
      await form.expectValues(values);

      for (const close of dialog ? (["Escape", "back"] as const) : []) {
        await (close === "back" ? page.goBack() : page.keyboard.press(close));
        await expect(box).toBeHidden();
        await expect(page).toHaveURL(placement.page);
        await expect(opener).toBeFocused();
        await page.keyboard.press("Space");
        await expect(box).toBeVisible();
        await form.expectValues(values);
      }

      await tabTo(page, form.submit);
      await page.keyboard.press("Enter");
      await form.expectToast(...placement.success);
      const message = await expectSent(page, placement, values);
      if (dialog) await expect(box).toBeHidden();
      else await form.expectEmpty(values);

      // The focus is on the message.
      await tabTo(page, message.locator("summary"));
      await page.keyboard.press("Enter");
      for (const text of Object.entries(values)) {
        if (!typed[text[0]]) await expect(message).toContainText(text[1]);
      }
      const close = message.getByRole("button", { name: "Fechar confirmação" });
      await tabTo(page, close, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(message).toHaveCount(0);
      await expect(dialog ? opener : form.field(Object.keys(values)[0]!)).toBeFocused();
    });

    test("at 360 px: shows an error, and a double click after correction sends once", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const form = await open(page, placement);
      const values = newValues();
      await form.fill({ ...values, [refused.label]: refused.value });
      await form.submit.click();
      await expectOneMessage(page, form.summary);
      await form.expectRefusal(refused.label, ...refused.words, refused.sentence);

      expect(Math.max(...(await overflowOf(page)))).toBe(0);
      for (const target of await targetsOf(form).all()) {
        const { width, height } = (await target.boundingBox())!;
        const what = await target.evaluate((element) => element.outerHTML.slice(0, 80));
        expect([what, Math.min(width, height) >= 44]).toEqual([what, true]);
      }

      await form.fill(values);
      await form.submit.dblclick();
      await expectOneMessage(page, await expectSent(page, placement, values));
      await expect(page).not.toHaveTitle(/^Erro: /);
      expect(Math.max(...(await overflowOf(page)))).toBe(0);
    });

    test("a reload keeps what was typed, until it is sent", async ({ page }) => {
      let form = await open(page, placement);
      const values = newValues();
      await form.fill(values);
      await page.reload();
      form = await opened(page, placement);
      await form.expectValues(values);
      await form.submit.click();
      await expectSent(page, placement, values);
      await page.reload();
      form = await opened(page, placement);
      await form.expectEmpty(values);
    });

    test.describe("when the backend is down", () => {
      test.use({ allowedConsoleErrors: /502|could not be sent/ });

      test("shows the error, keeps every value, and offers WhatsApp and e-mail with them", async ({
        page,
      }) => {
        const form = await open(page, placement, servers.offlineSite);
        const values = newValues();
        await form.fill(values);
        await form.submit.click();
        await form.expectToast(...placement.failure);
        const { summary } = form;
        await expect(summary).toBeFocused();
        await expect(summary).toContainText(placement.failure.join(""));
        await form.expectValues(values);
        await expect(form.submit).toBeEnabled();

        for (const [link, protocol, parameter] of [
          ["Enviar por WhatsApp", "https:", "text"],
          ["Enviar por e-mail", "mailto:", "body"],
        ] as const) {
          const href = await summary.getByRole("link", { name: link }).getAttribute("href");
          const address = new URL(href ?? "");
          const lines = address.searchParams.get(parameter)?.split("\n");
          expect(address.protocol).toBe(protocol);
          expect(lines).toHaveLength(Object.keys(values).length);
          for (const [label, value] of Object.entries(values)) {
            const words = typed[label]
              ? expect.stringContaining(`${label}: ${typed[label]}`)
              : `${label}: ${value}`;
            expect(lines).toContainEqual(words);
          }
        }
      });
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false, allowedConsoleErrors: /502/ });

      test("posts the form; the response is 303 and a message on the page", async ({ page }) => {
        await page.goto(placement.page);
        if (dialog) await page.getByRole("link", { name: dialog.opener }).click();
        const formPage = dialog?.fallback ?? placement.page;
        const form = new FormPage(page, name);
        const values = newValues();

        const post = async (input: FormInput, [title, description]: [string, string]) => {
          await form.type(input);
          const answer = page.waitForResponse((response) => response.request().method() === "POST");
          await form.submit.click();
          expect((await answer).status()).toBe(303);
          const message = page.locator(":target");
          await expect(message).toBeVisible();
          await expect(message).toContainText(title + description);
          return message;
        };
        await post({ ...values, [refused.label]: refused.value }, refused.words);
        await expect(page).toHaveURL(`${formPage}#${refused.anchor}`);
        await post(values, placement.success);
        expect(await placement.stored(values)).toHaveLength(1);

        await page.goto(`${servers.offlineSite}${formPage}`);
        const failed = await post(values, placement.failure);
        await expect(failed.getByRole("link", { name: "Enviar por WhatsApp" })).toBeVisible();
      });
    });

    // The rest is the same wherever the form stands.
    if (!isFirstOfForm) return;

    test("a filled-in honeypot gets the same response, is stored as suspect and not mailed", async ({
      page,
    }) => {
      const form = await open(page, placement);
      const values = newValues();
      await form.fill(values);
      await form.form.locator("[name=website]").evaluate((trap) => {
        (trap as HTMLInputElement).value = "https://spam.example";
      });
      await form.submit.click();
      await expectSent(page, placement, values);
      const [message] = await placement.stored(values);
      expect(message).toMatchObject({ suspect: true, delivery: { attempts: 0 } });
      const { emails } = await readInbox();
      expect(emails.filter(({ messageId }) => messageId === message?.id)).toEqual([]);
    });

    test("explains the use of data, has keyboard hints, formats phones, counts characters", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const form = await open(page, placement);
      await expect(form.form.locator("p", { has: page.locator("a") }).last()).toHaveText(
        "Ao enviar, você concorda em ser contatado sobre este pedido. " +
          "Seus dados servem só para isso: política de privacidade.",
      );
      const policy = form.form.getByRole("link", { name: "política de privacidade" });
      await expect(policy).toHaveAttribute("href", paths.privacy);
      for (const [label, [autocomplete, inputmode, enterkeyhint]] of Object.entries(
        placement.hints,
      )) {
        const found = await form
          .field(label)
          .evaluate((field) =>
            ["autocomplete", "inputmode", "enterkeyhint"].map((hint) => field.getAttribute(hint)),
          );
        expect([label, ...found]).toEqual([label, autocomplete, inputmode, enterkeyhint]);
      }

      if (placement.hints.Telefone) {
        for (const shape of [
          "+55 11 90000-0000",
          "11.90000.0000",
          "11 9 0000 0000",
          "(011) 90000-0000",
        ]) {
          const phone = form.field("Telefone");
          await page.evaluate((text) => navigator.clipboard.writeText(text), shape);
          await phone.fill("");
          await phone.press("ControlOrMeta+v");
          await expect(phone, shape).toHaveValue("(11) 90000-0000");
        }
      }

      const { counter } = placement;
      if (!counter) return;
      const count = form.form.getByRole("status");
      for (const [length, words] of [
        [counter.limit / 2, ""],
        [counter.limit - 1, "Resta 1 caractere."],
        [counter.limit + 2, "2 caracteres além do limite."],
      ] as const) {
        await form.field(counter.label).fill("m".repeat(length));
        await expect(count).toHaveText(words);
      }
      await page.reload();
      await opened(page, placement);
      await expect(count).toHaveText("2 caracteres além do limite.");
    });
  });
}
