import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium, type Browser, type Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { expect, test as base } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { validQuote } from "@/tests/support/valid-quote";

/** Its own loader is for AWS only. */
const BUILD = "tests/nightly/node_modules/@sparticuz/chromium/bin/chromium.br";

type Options = { asOtherEngines: boolean };

/**
 * The oldest Chromium in which everything works (docs/architecture.md), a real build of 2022. It has no
 * popovers, commands, light-dark() or nesting either. Firefox 115 and Safari 16 are played by it,
 * without what one of them lacks beyond that.
 */
const test = base.extend<Options, { browser: Browser }>({
  asOtherEngines: [false, { option: true }],
  // The page's styles are not those that its policy names.
  bypassCSP: ({ asOtherEngines }, provide) => provide(asOtherEngines),
  page: async ({ page, asOtherEngines }, provide) => {
    if (asOtherEngines) await playOtherEngines(page);
    await provide(page);
  },
  browser: [
    async ({}, use, { workerIndex }) => {
      const executablePath = path.join(tmpdir(), `chromium-106-${process.pid}-${workerIndex}`);
      writeFileSync(executablePath, brotliDecompressSync(readFileSync(BUILD)), { mode: 0o755 });
      const browser = await chromium.launch({
        executablePath,
        args: ["--no-sandbox", "--disable-gpu"],
      });
      await use(browser);
      await browser.close();
      rmSync(executablePath);
    },
    { scope: "worker" },
  ],
});

test.use({ viewport: { width: 360, height: 740 } });

for (const [name, asOtherEngines] of [
  ["Chromium 106", false],
  ["Firefox 115 and Safari 16", true],
] as const) {
  test.describe(name, () => {
    test.use({ asOtherEngines });

    test("the menu opens, closes and leads to its pages", async ({ page, browser }) => {
      expect(browser.version()).toMatch(/^106\./);
      await page.goto(paths.home);
      const menu = page.getByRole("navigation", { name: "Principal" });
      await expect(menu).toBeHidden();
      await page.getByRole("link", { name: "Menu" }).click();
      await expect(menu).toBeVisible();
      await menu.getByRole("link", { name: "Fechar o menu" }).click();
      await expect(menu).toBeHidden();
      await page.getByRole("link", { name: "Menu" }).click();
      await menu.getByRole("link", { name: "SERVIÇOS" }).click();
      await expect(page).toHaveURL(paths.services);
    });

    test("a quote is sent from the dialog, and the search finds a page", async ({ page }) => {
      await page.goto(paths.home);
      const opener = page.locator("main [commandfor=pedir-orcamento]").first();
      const dialog = page.locator("#pedir-orcamento");
      const closings = [
        () => dialog.getByRole("button", { name: "Fechar" }).first().click(),
        () => page.keyboard.press("Escape"),
      ];
      for (const close of closings) {
        await opener.click();
        await expect(dialog).toBeVisible();
        await close();
        await expect(dialog).toBeHidden();
      }
      await opener.click();
      const quote = validQuote();
      const form = new FormPage(dialog, "quote");
      await form.fill(quote);
      await form.submit.click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => messagesFrom(quote["E-mail"])).toHaveLength(1);

      await page.goto(`${paths.search}?q=vazamento`);
      const results = page.getByRole("main").getByRole("list", { name: "Resultados" });
      await expect(results.getByRole("link").first()).toBeVisible();
    });
  });
}

async function playOtherEngines(page: Page) {
  await page.addInitScript(() => {
    // Safari.
    Reflect.deleteProperty(window, "requestIdleCallback");
    // Safari before 16.4.
    Object.defineProperty(document, "adoptedStyleSheets", {
      get: () => [],
      set: () => {
        throw new TypeError("not settable");
      },
    });
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...args: [string]) => !args[0].includes(":has(") && supports(...args);
  });
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (!/document|stylesheet|script/.test(type)) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    // Firefox before 121.
    await route.fulfill({
      response,
      body: type === "script" ? text : text.replaceAll(":has(", ":unknown("),
    });
  });
}
