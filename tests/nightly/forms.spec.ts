import { test } from "@/tests/support/browser-test";
import { postWithoutScripts, sendByKeyboard } from "@/tests/support/form-journeys";
import { PLACEMENTS } from "@/tests/support/form-placements";

// tests/e2e/forms.spec.ts has the first, the quote on the contact page.
const [, ...others] = PLACEMENTS;

for (const placement of others) {
  test(`${placement.title} is filled in and sent by keyboard only`, async ({ page }) => {
    await sendByKeyboard(page, placement);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${placement.title} is posted; the answer is 303 and a message`, async ({ page }) => {
      await postWithoutScripts(page, placement);
    });
  });
}
