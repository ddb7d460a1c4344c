import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { test, expect, withMotion } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { testLayer } from "@/tests/support/layers";

test.use(withMotion);

// What a button opens over the page. every-page.spec.ts checks the pages without it.

test("the quote dialog has no WCAG violation with an error", async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
  const form = new FormPage(page, "quote", page.getByRole("dialog"));
  await form.enter();
  await form.submit.click();
  await expect(form.summary).toContainText("Confira 3 campos");
  await expectNoViolations(page);
});

// The others: tests/nightly/dialogs.spec.ts.
testLayer({ path: paths.home, button: "Menu" });
testLayer({ path: paths.socialProjects, button: "Doar materiais" });
