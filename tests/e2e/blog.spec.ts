import { getCategories } from "@/lib/content/articles";
import { expect, test } from "@/tests/support/browser-test";
import { mailDraftOf } from "@/tests/support/mail-draft";

test.beforeEach(({ page }) => page.goto("/blog"));

test("§2, §4: each category opens on its own; all are open on a wide window", async ({ page }) => {
  const lines = page.getByRole("region", { name: "Por assunto" }).locator("details");
  const groups = getCategories();
  await expect(page.locator("details[open]")).toHaveCount(groups.length);
  await lines.nth(0).locator("summary").press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(groups.length - 1);

  for (const [width, columns] of [
    [1280, 2],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await lines.evaluateAll((all) =>
      all.map((line) => line.getBoundingClientRect().x),
    );
    expect([width, new Set(boxes).size]).toEqual([width, columns]);
  }

  // Another address: a browser keeps what was open when it loads the same one again.
  await page.goto("/blog?largura=360");
  await expect(page.locator("details[open]")).toHaveCount(0);
});

// The same form without JavaScript: education.spec.ts.
test("§7: the newsletter box asks for an e-mail, then opens a mail draft", async ({ page }) => {
  const box = page.getByRole("region", { name: "Novidades por e-mail" });
  const subscribe = box.getByRole("button", { name: "Assinar" });
  await subscribe.click();
  const email = box.getByLabel("Seu e-mail");
  await expect(email).toBeFocused();
  await expect(email).toHaveJSProperty("validity.valueMissing", true);
  await email.fill("maria@example.com");
  const draft = await mailDraftOf(page, () => subscribe.click());
  expect(draft).toMatch(
    /^mailto:[^+]+\?subject=[^+]+&body=Meu%20e-mail%3A%20maria%40example\.com$/,
  );
});
