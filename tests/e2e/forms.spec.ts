import { expect, test } from "@/tests/support/browser-test";
import {
  expectSent,
  openForm,
  postWithoutScripts,
  sendByKeyboard,
} from "@/tests/support/form-journeys";
import { PLACEMENTS } from "@/tests/support/form-placements";
import { holdRequests } from "@/tests/support/hold-requests";
import { toasts } from "@/tests/support/toasts";

// Each rule and each message: tests/unit/specification/validation.test.ts. The other forms by
// keyboard and without scripts: tests/nightly/forms.spec.ts.

const [onPage, inDialog, ...others] = PLACEMENTS;

test("a quote in its dialog on a phone: refused, corrected, sent once by a double click", async ({
  page,
}) => {
  const { form: contract, refused, sending, values: newValues } = inDialog!;
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await openForm(page, inDialog!);
  const values = newValues();
  await form.fill({ ...values, [refused.label]: refused.value });
  await form.submit.click();
  // It is shown for seconds only.
  await expect(toasts(page.getByRole("dialog"))).toBeVisible();
  await form.expectRefusal(refused.label, contract.messages[refused.code], refused.sentence);

  await form.fill(values);
  const release = await holdRequests(page, `**/api/${contract.name}`);
  await form.submit.dblclick();
  await expect(form.submit).toHaveText(sending);
  await expect(form.submit).toBeDisabled();
  release();
  const message = await expectSent(page, inDialog!, values);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).not.toHaveTitle(/^Erro: /);
  const [stored] = await inDialog!.stored(values);
  await expect(message).toContainText(stored!.number);
});

for (const placement of others) {
  test(`${placement.title} is sent and stored`, async ({ page }) => {
    const form = await openForm(page, placement);
    const values = placement.values();
    await form.fill(values);
    await form.submit.click();
    await expectSent(page, placement, values);
  });
}

test("a quote on the contact page is filled in and sent by keyboard only", async ({ page }) => {
  await sendByKeyboard(page, onPage!);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a quote is posted; the answer is 303 and a message on the page", async ({ page }) => {
    await postWithoutScripts(page, onPage!);
  });
});

test.describe("when sending fails", () => {
  test.use({ allowedConsoleErrors: /502|could not be sent/ });

  test("the form keeps every value, and offers WhatsApp and e-mail with them", async ({ page }) => {
    const { messages, name } = onPage!.form;
    const form = await openForm(page, onPage!);
    const values = onPage!.values();
    await form.fill(values);
    await page.route(`**/api/${name}`, (route) =>
      route.fulfill({ status: 502, json: { error: { code: "send_failed" } } }),
    );
    await form.submit.click();
    await form.expectToast(messages.send_failed);
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toContainText(messages.send_failed.description);
    await form.expectValues(values);
    await expect(form.submit).toBeEnabled();
    for (const [link, parameter] of [
      ["Enviar por WhatsApp", "text"],
      ["Enviar por e-mail", "body"],
    ] as const) {
      const href = await form.summary.getByRole("link", { name: link }).getAttribute("href");
      const text = new URL(href ?? "").searchParams.get(parameter);
      expect(text).toContain(`Nome: ${values.Nome}\n`);
      expect(text).toContain(`Mensagem: ${values.Mensagem}`);
    }
  });
});
