import puppeteer from "puppeteer-core";
import { findFirefox } from "@/tests/nightly/support/programs";
import { type Engine, WINDOW_HEIGHT, WINDOW_WIDTH } from "@/tests/nightly/support/engine";

/** Starts Firefox without a window, and drives it by WebDriver BiDi, which needs no driver. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    defaultViewport: { width: WINDOW_WIDTH, height: WINDOW_HEIGHT },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewport({ width, height: WINDOW_HEIGHT }),
    // Puppeteer's types also know handles of objects in the page, which are not used here.
    evaluate: async (run, ...args) => (await page.evaluate(run as never, ...args)) as never,
    // Waits for an element that stays, as a person does: React may be about to replace it.
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press("Escape"),
    quit: () => browser.close(),
  };
}
