import type { Locator, Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { announcements, recordAnnouncements, unheardRegions } from "@/tests/support/announcements";
import { accessibilityProblems } from "@/tests/support/axe";
import { expect, expectInOrder, test } from "@/tests/support/browser-test";
import { FORM_MESSAGES } from "@/tests/support/form-messages";
import { FormPage } from "@/tests/support/form-page";
import { holdRequests } from "@/tests/support/hold-requests";
import { enlargeText, lostContent, overflow } from "@/tests/support/reflow";
import { toasts } from "@/tests/support/toasts";
import { validQuote } from "@/tests/support/valid-quote";

// What a page says after a press is in the journeys and in tests/components; here is how it looks.
// walk.spec.ts and the nightly tests look at the pages as they arrive.

test.use({ allowedConsoleErrors: /could not be sent|Failed to load resource|ERR_INTERNET/ });

const PHONE = { width: 360, height: 740 };
const WINDOWS = [{ width: 1280, height: 900 }, { width: 768, height: 900 }, PHONE];

type Act = (page: Page) => Promise<unknown>;

/** A state, what leads to it from the one before, and the windows that it exists in. */
type State = [state: string, act: Act, windows?: typeof WINDOWS];

const visiting =
  (path: string, act: Act): Act =>
  async (page) => {
    await page.goto(path);
    await act(page);
  };

/** Sends a form as it is filled in; a toast with this title says once what came of it. */
const submitting =
  (name: string, title: string, values: Record<string, string> = {}): Act =>
  async (page) => {
    const form = new FormPage(page, name);
    await form.fill(values);
    await form.submit.click();
    await expect(toasts(page).filter({ hasText: title })).toBeVisible();
    expect(await announcements(page, title)).toHaveLength(1);
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

async function sendWithoutNetwork(page: Page) {
  const form = new FormPage(page, "quote");
  await page.unrouteAll();
  await page.context().setOffline(true);
  await form.submit.click();
  await expect(form.summary).toContainText("sem internet");
  await page.context().setOffline(false);
}

/** A request on its way, and its failure: the focus never leaves the form. */
function sendingStates(): State[] {
  const [title] = quote.send_failed;
  let answer = () => {};
  return [
    [
      "a quote on its way",
      async (page) => {
        const asked = new Promise<void>((resolve) => (answer = resolve));
        await page.route("**/api/quote", async (route) => {
          await asked;
          await route.fulfill({ status: 502, json: {} });
        });
        const form = new FormPage(page, "quote");
        await form.fill(validQuote());
        await form.submit.press("Enter");
        await expect(form.submit).toBeDisabled();
        await expect(form.form.locator(":focus")).toContainText("ENVIANDO...");
        await expect.poll(() => announcements(page, "ENVIANDO...")).toEqual(["ENVIANDO..."]);
      },
    ],
    [
      "a quote that failed",
      async (page) => {
        answer();
        await expect(toasts(page).filter({ hasText: title })).toBeVisible();
        await expect(new FormPage(page, "quote").summary).toBeFocused();
        expect(await announcements(page, title)).toHaveLength(1);
      },
    ],
  ];
}

async function openMenu(page: Page) {
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu" }).click();
}

const FIRST_SCREENS = [
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  { width: 640, height: 900 },
  { width: 360, height: 640 },
];

/** The controls that a toast lies over. */
const coveredControls = (toast: Locator) =>
  toast.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll("a, button, input, textarea, select, summary")]
      .filter((control) => control.checkVisibility() && !element.contains(control))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((control) => control.outerHTML);
  });

/** The page asks four times (§8), seconds apart. */
async function failToLoadEpisodes(page: Page) {
  await page.clock.install();
  await page.route("**/api/episodes", (route) => route.fulfill({ status: 502, json: {} }));
  await page.goto(`${paths.podcast}?tema=paint-market`);
  const failure = page.getByRole("heading", { name: "Erro ao carregar episódios" });
  await expect
    .poll(async () => {
      await page.clock.fastForward(8000);
      return failure.count();
    })
    .toBe(1);
}

/** The episodes that are asked for anew, and when they are there. */
function loadingStates(): State[] {
  let release = () => {};
  return [
    [
      "the episodes load",
      async (page) => {
        await page.unrouteAll();
        release = await holdRequests(page, "**/api/episodes");
        await page.getByRole("button", { name: "Tentar de novo" }).click();
        await expect(page.locator("[data-skeleton]").first()).toBeVisible();
      },
    ],
    [
      "a theme, and a video in its place",
      async (page) => {
        release();
        await expect(toasts(page).filter({ hasText: "Episódios carregados" })).toBeVisible();
        expect(await announcements(page, "Episódios carregados")).toHaveLength(1);
        const row = page.locator("#tema-paint-market article").first();
        await row.getByRole("link", { name: /^Assistir/ }).click();
        await expect(row.locator("video, iframe")).toBeFocused();
      },
    ],
  ];
}

async function mistakeInSecondRoom(page: Page) {
  await page.getByRole("button", { name: "Acrescentar outro cômodo" }).click();
  const length = page.getByRole("group", { name: "Cômodo 2" }).getByLabel("Comprimento");
  await length.fill("cinco");
  await length.press("Enter");
  await expect(length).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(length).toBeFocused();
}

async function twoRoomsWithPrices(page: Page) {
  await page.getByRole("group", { name: "Cômodo 2" }).getByLabel("Comprimento").fill("5");
  await page.getByLabel("A lata ou o balde").fill("399,90");
  await page.getByLabel("O galão").fill("99,90");
  await expect(page.locator(".calculator-result")).toContainText(/R\$\s\d/);
}

const { quote, donation, suggestion } = FORM_MESSAGES;

/** The states of a page, each after the one before and on the same document. */
const PAGES: State[][] = [
  [
    [
      "the measures of a calculator in the form",
      visiting(
        `${paths.contact}?servico=pintura&mensagem=Quero um orçamento com estas medidas.%0A- Área: 12 m²`,
        (page) => expect(page.getByText(/^As medidas da calculadora/)).toBeVisible(),
      ),
    ],
    ["a quote refused", submitting("quote", quote.required_fields[0])],
    ...sendingStates(),
    ["a quote without a network", sendWithoutNetwork],
    [
      "a quote sent",
      answered(200, { ok: true, number: "7K4M-9QXT" }, submitting("quote", quote.success[0])),
    ],
  ],
  [
    [
      "a quote sent before React",
      visiting(`${paths.contact}?pedido=7K4M-9QXT#mensagem-enviada`, (page) =>
        expect(page.getByRole("group", { name: "Resumo do pedido 7K4M-9QXT" })).toBeVisible(),
      ),
    ],
  ],
  [
    [
      "a quote refused in its dialog, near its limit",
      visiting(
        paths.home,
        pressing(
          "SOLICITAR ORÇAMENTO",
          submitting("quote", quote.required_fields[0], {
            Mensagem: "Pintar a sala. ".repeat(130),
          }),
        ),
      ),
    ],
    ["the menu", openMenu, [PHONE]],
  ],
  [
    [
      "a donation refused in its dialog",
      visiting(
        paths.socialProjects,
        pressing("Doar materiais", submitting("donation", donation.required_fields[0])),
      ),
    ],
  ],
  [["a summary of a course", visiting(paths.education, pressing(/^Ver Resumo/, shown))]],
  [["a lesson", visiting(paths.womenInMaintenance, pressing(/^Assistir aula/, shown))]],
  [
    [
      "a page that is not there",
      visiting("/nada", (page) => expect(page.getByText("Page not found")).toBeVisible()),
    ],
  ],
  [
    ["the episodes cannot be loaded", failToLoadEpisodes],
    ...loadingStates(),
    ["a suggestion refused", submitting("suggestion", suggestion.required_fields[0])],
  ],
  [
    ["two rooms, and a mistake", visiting(`${paths.calculators}/tinta`, mistakeInSecondRoom)],
    ["two rooms with prices", twoRoomsWithPrices],
  ],
  [
    [
      "a ramp that does not fit",
      visiting(
        `${paths.calculators}/rampa?desnivel=120&espaco=2&largura=1,20&patamar=falta&obra=nova`,
        (page) => expect(page.locator(".calculator-result .bg-seguranca").first()).toBeVisible(),
      ),
    ],
  ],
  [
    [
      "all results",
      visiting(`${paths.search}?q=pintar`, async (page) => {
        const button = page.getByRole("button", { name: /^Ver todos/ });
        await button.click();
        await expect(button).toBeHidden();
      }),
    ],
    [
      "no result",
      async (page) => {
        await page.getByRole("main").getByRole("searchbox").fill("xyzzyq");
        await expect(page.getByRole("status")).toHaveText(/^Nada encontrado/);
        expect(await announcements(page, "Nada encontrado")).toHaveLength(1);
      },
    ],
  ],
];

for (const states of PAGES) {
  const names = states.map(([state]) => state).join("; ");
  test(`${names}: from 1280 to 360 px, at 200 %, by night and on paper`, async ({ page }) => {
    // Each state has the time of a test.
    test.setTimeout(states.length * test.info().timeout);
    await recordAnnouncements(page);
    for (const [state, act, windows = WINDOWS] of states) {
      await page.setViewportSize(windows[0]!);
      await act(page);
      await lookAt(page, state, windows);
    }
  });
}

for (const window of FIRST_SCREENS) {
  test(`§8: at ${window.width} px the first load is told in the first screen, over no control`, async ({
    page,
  }) => {
    await recordAnnouncements(page);
    await page.setViewportSize(window);
    await page.goto(paths.podcast);
    const toast = toasts(page).filter({ hasText: "Episódios carregados" });
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await toastsOverHeader(page)).toEqual([]);
    await expect.poll(() => coveredControls(toast)).toEqual([]);
    expect(await unheardRegions(page)).toEqual([]);
  });
}

/** The checks are soft: one run lists every problem. */
async function lookAt(page: Page, state: string, windows: typeof WINDOWS) {
  for (const window of windows) {
    await page.setViewportSize(window);
    const at = `${state}, ${window.width} px`;
    await expectInOrder(page, at);
    await expect.soft
      .poll(() => toastsOverHeader(page), { message: at, timeout: 2500 })
      .toEqual([]);
  }
  await expectToastToGo(page, state);
  expect.soft(await unheardRegions(page), `${state}: nobody hears`).toEqual([]);
  expect.soft(await accessibilityProblems(page), `${state}: WCAG`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const byNight = await accessibilityProblems(page, "color-contrast");
  expect.soft(byNight, `${state}: contrast by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  const resetText = await enlargeText(page);
  expect.soft(await lostContent(page), `${state}: lost at 200 %`).toEqual([]);
  await resetText();
  await page.emulateMedia({ media: "print" });
  const notForPaper = page.locator("main").locator("form, button, [data-sonner-toast]");
  await expect.soft(notForPaper.filter({ visible: true }), `${state}: on paper`).toHaveCount(0);
  expect.soft(await overflow(page), `${state}: overflow on paper`).toBe(0);
  await page.emulateMedia({ media: "screen" });
}

/** A toast must not stay over the field that is corrected. */
async function expectToastToGo(page: Page, state: string) {
  const refused = page.locator("[aria-invalid=true]").filter({ visible: true }).first();
  if ((await refused.count()) === 0 || (await toasts(page).count()) === 0) return;
  await refused.press("a");
  // It is a third of the time in which it would go by itself.
  const message = `${state}: a toast over the field`;
  await expect.soft(toasts(page), message).toHaveCount(0, { timeout: 2500 });
}

/** Toasts that stand where the header is when the page is at its top. */
const toastsOverHeader = (page: Page) =>
  page.evaluate(() => {
    const { height } = document.querySelector("header")!.getBoundingClientRect();
    return [...document.querySelectorAll(".toast")]
      .filter((toast) => toast.getBoundingClientRect().top < height)
      .map((toast) => toast.textContent);
  });
