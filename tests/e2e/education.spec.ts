import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/lib/site";

/** A "+" of an address is %2B. No space is a "+", which mail programs show. */
const COURSE_DRAFT = `mailto:${site.email}?subject=Cursos&body=maria%2Bobra%40example.com`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("§2: the coming course asks for an e-mail, then opens a mail draft with it", async ({
      page,
    }) => {
      await page.goto("/educacao");
      const card = page.getByRole("article").filter({ hasText: "Em Breve" });
      const button = card.getByRole("button");
      await button.click();
      const email = card.getByLabel("Seu e-mail");
      await expect(email).toBeFocused();
      await expect(email).toHaveJSProperty("validity.valueMissing", true);
      await email.fill("maria+obra@example.com");
      // Only DevTools tell what the browser passes to the mail program.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.enable");
      const draft = new Promise((resolve) => {
        devtools.on("Page.frameRequestedNavigation", ({ url }) => resolve(url));
      });
      await button.click();
      expect(await draft).toBe(COURSE_DRAFT);
    });
  });
}

test("§4: the buttons of the agenda are equally high, disabled or not", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/educacao");
  const cells = page.getByRole("table", { name: "Agenda presencial" }).getByRole("cell");
  const heights = await cells
    .locator("a, button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(new Set(heights).size).toBe(1);
});
