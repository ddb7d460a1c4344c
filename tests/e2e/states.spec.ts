import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { accessibilityProblems } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { coveredFocus, enlargeText, lostContent } from "@/tests/support/reflow";
import { toasts } from "@/tests/support/toasts";
import { validQuote } from "@/tests/support/valid-quote";

// What a page says after a press is in the journeys and in tests/components; here is how it looks.
// walk.spec.ts and the nightly tests look at the pages as they arrive.

test.use({ allowedConsoleErrors: /could not be sent|Failed to load resource|ERR_INTERNET/ });

type Act = (page: Page) => Promise<unknown>;

/** Sends a form as it is filled in; a toast says what came of it. */
const submit =
  (name: string, values: Record<string, string> = {}): Act =>
  async (page) => {
    const form = new FormPage(page, name);
    await form.fill(values);
    await form.submit.click();
    await expect(toasts(page).first()).toBeVisible();
  };

const answered =
  (status: number, json: object, act: Act): Act =>
  async (page) => {
    await page.route("**/api/quote", (route) => route.fulfill({ status, json }));
    await act(page);
  };

const pressing =
  (button: string | RegExp, act: Act): Act =>
  async (page) => {
    await page.getByRole("button", { name: button }).first().click();
    await act(page);
  };

const shown: Act = (page) => expect(page.getByRole("dialog")).toBeVisible();

const sendQuote: Act = (page) => submit("quote", validQuote())(page);

/** A state of a page, its address, and what leads to it. */
const STATES: [state: string, path: string, act: Act][] = [
  ["a quote refused", paths.contact, submit("quote")],
  ["a quote sent", paths.contact, answered(200, { ok: true, number: "7K4M-9QXT" }, sendQuote)],
  ["a quote that failed", paths.contact, answered(502, {}, sendQuote)],
  [
    "a quote without a network",
    paths.contact,
    async (page) => {
      const form = new FormPage(page, "quote");
      await form.fill(validQuote());
      await page.context().setOffline(true);
      await form.submit.click();
      await expect(form.summary).toContainText("sem internet");
    },
  ],
  [
    "a quote refused in its dialog, near its limit",
    paths.home,
    pressing("SOLICITAR ORÇAMENTO", submit("quote", { Mensagem: "Pintar a sala. ".repeat(130) })),
  ],
  [
    "a donation refused in its dialog",
    paths.socialProjects,
    pressing("Doar materiais", submit("donation")),
  ],
  [
    "the menu",
    paths.home,
    async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole("button", { name: "Menu" }).click();
    },
  ],
  ["a summary of a course", paths.education, pressing(/^Ver Resumo/, shown)],
  ["a lesson", paths.womenInMaintenance, pressing(/^Assistir aula/, shown)],
  [
    "a page that is not there",
    "/nada",
    (page) => expect(page.getByText("Page not found")).toBeVisible(),
  ],
  ["a suggestion refused", paths.podcast, submit("suggestion")],
  [
    "the measures of a calculator in the form",
    `${paths.contact}?servico=pintura&mensagem=Quero um orçamento com estas medidas.%0A- Área: 12 m²`,
    (page) => expect(page.getByText(/^As medidas da calculadora/)).toBeVisible(),
  ],
  [
    "a theme, and a video in its place",
    `${paths.podcast}?tema=paint-market`,
    async (page) => {
      // The first fetch is over, and React has the list.
      await expect(toasts(page).first()).toBeVisible();
      const row = page.locator("#tema-paint-market article").first();
      await row.getByRole("link", { name: /^Assistir/ }).click();
      await expect(row.locator("video, iframe")).toBeFocused();
    },
  ],
  [
    "two rooms, and a mistake",
    `${paths.calculators}/tinta`,
    async (page) => {
      await page.getByRole("button", { name: "Somar outro cômodo" }).click();
      const room = page.getByRole("group", { name: "Cômodo 2" });
      await room.getByLabel("Comprimento").fill("cinco");
      await room.getByLabel("Comprimento").press("Enter");
      await expect(room.getByLabel("Comprimento")).toHaveAttribute("aria-invalid", "true");
    },
  ],
  [
    "a ramp that does not fit",
    `${paths.calculators}/rampa?desnivel=120&espaco=2&largura=1,20&patamar=falta&obra=nova`,
    (page) => expect(page.locator(".calculator-result .bg-seguranca").first()).toBeVisible(),
  ],
  [
    "all results",
    `${paths.search}?q=pintar`,
    (page) => page.getByRole("button", { name: /^Ver todos/ }).click(),
  ],
  [
    "no result",
    `${paths.search}?q=xyzzyq`,
    (page) => expect(page.getByRole("status")).toHaveText(/^Nada encontrado/),
  ],
];

for (const [state, path, act] of STATES) {
  test(`${state}: on a wide window and a phone, at 200 %, by night and on paper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await act(page);
    await expectInOrder(page, "1280 px");
    await page.setViewportSize({ width: 360, height: 740 });
    await expectInOrder(page, "360 px");
    await expectToastToGo(page);
    expect.soft(await accessibilityProblems(page), "WCAG").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await accessibilityProblems(page, "color-contrast"), "by night").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    const resetText = await enlargeText(page);
    expect.soft(await lostContent(page), "lost at 200 %").toEqual([]);
    await resetText();
    await page.emulateMedia({ media: "print" });
    await expect
      .soft(
        page.locator("main").locator("form, button, [data-sonner-toast]").filter({ visible: true }),
      )
      .toHaveCount(0);
  });
}

/** Nothing lies over what has the focus, nothing is beyond the edge of the window. */
async function expectInOrder(page: Page, width: string) {
  await expect.soft.poll(() => coveredFocus(page), { message: `covered at ${width}` }).toEqual([]);
  const isCut = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect.soft(isCut, `too wide at ${width}`).toBe(false);
}

/** A toast must not stay over the field that is corrected. */
async function expectToastToGo(page: Page) {
  const refused = page.locator("[aria-invalid=true]").filter({ visible: true }).first();
  if ((await refused.count()) === 0 || (await toasts(page).count()) === 0) return;
  await refused.press("a");
  // It is a third of the time in which it would go by itself.
  await expect.soft(toasts(page), "over the field").toHaveCount(0, { timeout: 2500 });
}
