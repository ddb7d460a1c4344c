import { CALCULATOR_FORMS } from "@/lib/calculators/forms";
import { calculatorPath } from "@/lib/calculators/calculator";
import { paths, sheetPath } from "@/lib/paths";
import { getSheets } from "@/lib/content/collections/sheets";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/lib/site";
import { siteUrl } from "@/lib/site-url";
import { FormPage } from "@/tests/support/form-page";
import { overflow } from "@/tests/support/reflow";
import { examplePath } from "@/tests/support/example-content";
import { validQuote } from "@/tests/support/valid-quote";

test("an article prints with logo and telephone, without navigation, headings with their text", async ({
  page,
}) => {
  await page.goto(examplePath);
  await page.emulateMedia({ media: "print" });
  const head = page.locator("body > div").filter({ visible: true }).first();
  await expect(head.getByRole("img", { name: site.name })).toBeVisible();
  await expect(head).toContainText(site.phone);
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
    await expect(part.filter({ visible: true })).toHaveCount(0);
  }
  for (const heading of await page.locator("main h2").all()) {
    await expect(heading).toHaveCSS("break-after", "avoid");
  }
  // A link has its address behind it, with that of the site if it is one of this site.
  for (const [begins, from] of [
    ["https://", ""],
    ["/", siteUrl.origin],
  ] as const) {
    const links = page.locator(`.article-prose p a[href^='${begins}']:not([href*='?'])`);
    for (const link of (await links.all()).slice(0, 1)) {
      const address = await link.evaluate((one) => getComputedStyle(one, "::after").content);
      expect(address).toContain(await link.getAttribute("href"));
      expect(address).toContain(from);
    }
  }
});

test("a calculator prints on one sheet: the measures, the result and its account", async ({
  page,
}) => {
  await page.goto(calculatorPath(CALCULATOR_FORMS[0]!));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Calculadora .*: as medidas$/)).toBeVisible();
  await expect(page.getByRole("definition").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Calcular" })).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

// Nothing of its form is printed: states.spec.ts.
test("a request that was sent prints on one sheet, without the rest of its page", async ({
  page,
}) => {
  await page.route("**/api/quote", (route) =>
    route.fulfill({ json: { ok: true, number: "7K4M-9QXT" } }),
  );
  await page.goto(paths.services);
  const form = new FormPage(page, "quote");
  await form.fill({ ...validQuote(), Mensagem: "Pintar a sala.\n".repeat(12) });
  await form.submit.click();
  const confirmation = page.getByRole("group", { name: "Confirmação" });
  await expect(confirmation).toContainText("7K4M-9QXT");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main").getByRole("heading")).toHaveCount(0);
  await expect(confirmation).toContainText(`Ligue ${site.phone} e diga o número 7K4M-9QXT`);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("an open dialog prints alone; of one with a form the page is printed", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(paths.education);
  await page
    .getByRole("button", { name: /^Ver Resumo/ })
    .first()
    .click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dialog:modal")).toBeVisible();
  await expect(title).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dialog:modal")).toBeHidden();
  await expect(title).toBeVisible();
});

for (const look of ["aviso", "quadro"])
  test(`a sheet (${look}) is filled in without being sent or stored, and prints alone`, async ({
    page,
    context,
  }) => {
    const sheet = getSheets().find((one) => one.look === look);
    test.skip(!sheet, "the content has no such sheet");
    await page.goto(sheetPath(sheet!.slug), { waitUntil: "load" });
    await expect(page.getByText("Nada do que você escreve é enviado nem guardado")).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    const fields = page.getByRole("article").getByRole("textbox");
    for (const field of await fields.all()) await field.fill("das 9h às 12h");
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
    expect(await context.cookies()).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body :text-is('Imprimir'):visible")).toHaveCount(0);
    await expect(page.getByText(site.phone).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(fields.last()).toHaveValue("das 9h às 12h");
  });

for (const { slug, title, description } of getSheets()) {
  const sheets = description.includes("Duas folhas A4") ? 2 : 1;
  test(`“${title}”, filled in, stays in its frame and prints on ${sheets} A4, as it says`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(sheetPath(slug), { waitUntil: "load" });
    const fields = await page.getByRole("article").getByRole("textbox").all();
    for (const field of fields)
      await field.fill("Maria das Graças, síndica do Edifício das Acácias");
    expect(await overflow(page)).toBe(0);
    for (const field of fields) await field.fill("das 9h às 12h");
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(sheets);
  });
}
