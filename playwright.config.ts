import { defineConfig } from "@playwright/test";
import { ensureChromium } from "./scripts/lib/chromium.mjs";
import "./scripts/lib/test-environment.mjs";

// The workers read this file, too.
process.env.CHROMIUM_PATH ||= await ensureChromium();

/** Browser tests on the production build, with the servers of tests/support/global-setup.ts. */
export default defineConfig({
  globalSetup: "./tests/support/global-setup.ts",
  // `npm test` runs the first project, `npm run test:nightly` the second.
  projects: [
    { name: "e2e", testDir: "tests/e2e" },
    { name: "nightly", testDir: "tests/nightly", timeout: 180_000 },
  ],
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // `npm test` runs two suites at a time.
  workers: Number(process.env.WORKERS) || 2,
  reporter: "list",
  // Both only end what hangs: other work on the machine can make a test ten times slower.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 1280, height: 900 },
    // Frames of animations take a seventh of the time, and a page that still scrolls smoothly can
    // move what is clicked. `withMotion` (tests/support/browser-test.ts) turns motion on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // no-sandbox is needed as root. A tab would start a second renderer with its first page. The
      // others stop background requests of Chromium.
      args: [
        "--no-sandbox",
        "--renderer-process-limit=1",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Stops every request to another machine. Routes that Playwright intercepts would stop them
        // too, but slow down every request and turn the cache off.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
        "--no-first-run",
      ],
    },
  },
});
