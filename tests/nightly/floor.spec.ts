import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { articlePath, paths } from "@/lib/paths";
import { expect, test as base } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { validQuote } from "@/tests/support/valid-quote";

/** Its own loader is for AWS only. */
const BUILD = "tests/nightly/node_modules/@sparticuz/chromium/bin/chromium.br";

/** The oldest Chromium in which everything works (docs/testing.md), a real build of 2022. */
const test = base.extend<object, { browser: Browser }>({
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

test("Chromium 106: the menu opens, closes and leads to its pages", async ({ page, browser }) => {
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

test("Chromium 106: a quote is sent from the dialog, and the search finds a page", async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.locator("main [commandfor=pedir-orcamento]").first().click();
  const quote = validQuote();
  const form = new FormPage(page, "quote", page.locator("#pedir-orcamento"));
  await form.fill(quote);
  await form.submit.click();
  await expect(page.locator("#pedir-orcamento")).toBeHidden();
  await expect.poll(() => messagesFrom(quote["E-mail"])).toHaveLength(1);

  await page.goto(articlePath("guia-pintura"));
  await page.locator("header [command=show-modal][commandfor=busca]").click();
  await page.locator("#busca [type=search]").fill("vazamento");
  await expect(page.locator("#busca").getByRole("link").first()).toBeVisible();
});

test("Chromium 106: a calculator answers, and a theme of the podcast is shown", async ({
  page,
}) => {
  await page.goto(`${paths.calculators}/piso`);
  const result = page.getByRole("status").first();
  const before = await result.innerText();
  await page.locator("main form input[type=text], main form input:not([type])").first().fill("9");
  await expect(result).not.toHaveText(before);

  await page.goto(paths.podcast);
  const chip = page.locator("[data-chips] label").nth(1);
  await chip.click();
  await expect(chip.locator("input")).toBeChecked();
});
