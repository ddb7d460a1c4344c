import { getCourses } from "@/lib/content/education";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/lib/site";

/** A "+" of an address is %2B. No space is a "+", which mail programs show. */
const COURSE_DRAFT =
  `mailto:${site.email}?subject=Quero%C2%A0saber%C2%A0do%C2%A0pr%C3%B3ximo%C2%A0curso%C2%A0on-line` +
  "&body=maria%2Bobra%40example.com";

test("the waiting list of a course leads to a form for it", async ({ page }) => {
  const soldOut = getCourses().find(({ status }) => status === "Vagas Esgotadas");
  test.skip(!soldOut, "no course has a waiting list");
  const { name } = soldOut!;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/educacao");
  await page.getByRole("link", { name: `Lista de Espera (${name})` }).click();
  await expect(page).toHaveURL(/\/contato\?curso=.*#orcamento$/);
  await expect(page.getByLabel("Mensagem")).toHaveValue(
    `Quero entrar na lista de espera do curso “${name}”.`,
  );
});

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
