import { test as base, expect, type Page, type Response } from "@playwright/test";
import { coveredFocus, overflow } from "@/tests/support/reflow";

/** The addresses of the servers that global-setup.ts starts. */
export const servers = {
  site: process.env.E2E_SITE ?? "",
  inbox: process.env.E2E_INBOX ?? "",
};

type Options = {
  /** Console errors and exceptions that the test causes on purpose; any other fails it. */
  allowedConsoleErrors: RegExp | null;
};

/**
 * Playwright's `test`, which also fails on a console error, an uncaught exception, a request to
 * another machine, or a page that is not in order at its end.
 */
export const test = base.extend<Options & { guard: void }>({
  allowedConsoleErrors: [null, { option: true }],
  baseURL: servers.site,
  page: async ({ page, javaScriptEnabled }, provide, info) => {
    if (javaScriptEnabled) waitForPage(page);
    await provide(page);
    if (info.status === "passed" && !page.isClosed()) await expectInOrder(page, "at the end");
    // Playwright's own option takes a picture of tests that pass, too: a quarter of a second each.
    if (info.status !== info.expectedStatus) {
      await page.screenshot({ path: info.outputPath("failed.png") });
    }
  },
  guard: [
    async ({ context, allowedConsoleErrors }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!allowedConsoleErrors?.test(problem)) problems.push(problem);
      };
      context.on("console", (message) => {
        if (message.type() !== "error" || isPictureOfYouTube(message.location().url)) return;
        note(message.text());
      });
      context.on("weberror", (error) => note(String(error.error())));
      // playwright.config.ts gives the browser no other name than localhost.
      context.on("requestfailed", (request) => {
        if (request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED") {
          problems.push(`request to ${request.url()}`);
        }
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing lies over what has the focus, and nothing is wider than the window. */
export async function expectInOrder(page: Page, when: string) {
  await expect.soft
    // It is a third of the time in which a toast would go by itself.
    .poll(() => coveredFocus(page), { message: `${when}: over the focus`, timeout: 2500 })
    .toEqual([]);
  expect.soft(await overflow(page), `${when}: overflow`).toBe(0);
}

/** The server cannot fetch them: YouTube is another machine. */
const isPictureOfYouTube = (url: string) =>
  url.includes("/_next/image?url=https%3A%2F%2Fi.ytimg.com");

/** For `test.use`: turns motion on, which playwright.config.ts turns off. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/**
 * Lets `goto` and `reload` return when the font is drawn, which could move what a test clicks, and
 * when React has the region that one sees first, if that needs it.
 */
function waitForPage(page: Page) {
  const ready = async (response: Response | null) => {
    const isPage = response?.headers()["content-type"]?.startsWith("text/html");
    if (isPage) await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (isPage && (await seesLiveRegion(page))) await hydrated(page);
    return response;
  };
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  // `commit`: the test wants the page as it is before.
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    return options?.waitUntil === "commit" ? response : ready(response);
  };
  page.reload = async (...args) => ready(await reload(...args));
}

const seesLiveRegion = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-live]")].some((region) => {
      const { top, bottom, height } = region.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    }),
  );

/** Waits for React, which takes over the whole page once a region that needs it is seen. */
async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-live]")].some((region) =>
      Object.keys(region).some((key) => key.startsWith("__reactFiber$")),
    ),
  );
}

export { expect };
