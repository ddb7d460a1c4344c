import type { Page } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { INLINE_SCRIPT } from "@/lib/browser/scripts.mjs";
import { paths } from "@/lib/paths";
import { expect, hydrated, test } from "@/tests/support/browser-test";
import { examplePath } from "@/tests/support/example-content";
import { INLINE_SCRIPT_BUDGET } from "@/tests/support/page-budgets";
import { countBytes } from "@/tests/support/search-page";

// What starts React (docs/decisions/0014); every-page.spec.ts weighs the first visit of each page.

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ["clipboard-read", "clipboard-write"],
});

/** Opens a page. @returns the scripts that it has requested so far */
async function open(page: Page, path: string) {
  const count = await countBytes(page);
  await page.goto(path, { waitUntil: "networkidle" });
  return () => count.requests.filter((url) => /\.js(\?|$)/.test(url));
}

test("the inline script is within its budget", () => {
  expect(brotliCompressSync(INLINE_SCRIPT).length).toBeLessThanOrEqual(INLINE_SCRIPT_BUDGET);
});

test("reading to the end of a page and pressing text starts no script", async ({ page }) => {
  for (const path of [paths.home, examplePath, paths.contact]) {
    const scripts = await open(page, path);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("heading", { level: 1 }).click();
    await page.waitForLoadState("networkidle");
    expect([path, scripts()]).toEqual([path, []]);
  }
});

const intents: [what: string, path: string, act: (page: Page) => Promise<void>][] = [
  ["focus of a field", paths.contact, (page) => page.getByLabel("Nome").focus()],
  [
    "opening the quote dialog",
    paths.home,
    (page) => page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click(),
  ],
  ["the search", examplePath, (page) => page.keyboard.press("/")],
  [
    "a copy button",
    paths.photoContest,
    (page) => page.getByRole("button", { name: "Copiar hashtags" }).click(),
  ],
  ["the blog's box", paths.blog, (page) => page.getByLabel("Buscar nos artigos").click()],
];

test("what starts React", async ({ page }) => {
  for (const [what, path, act] of intents) {
    await page.goto(path);
    await expect(page.locator("html[data-hydrated]"), `before ${what}`).toHaveCount(0);
    await act(page);
    await hydrated(page);
  }
});

test("a dialog with text only, and the menu, need no React", async ({ page }) => {
  const scripts = await open(page, paths.education);
  await page
    .getByRole("button", { name: /^Ver Resumo/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Fechar" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();
  expect(scripts()).toEqual([]);
});
