import { getCourses } from "@/lib/content/education";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";

/** No "+": mail programs show it. */
const COURSE_DRAFT =
  `mailto:${site.email}?subject=Quero%20saber%20do%20pr%C3%B3ximo%20curso%20on-line` +
  "&body=Meu%20e-mail%3Dmaria%40example.com%0D%0A%0D%0A";

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

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
    await email.fill("maria@example.com");
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
