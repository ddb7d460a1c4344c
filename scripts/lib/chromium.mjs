import { existsSync } from "node:fs";
import { Failure } from "./failure.mjs";
import { runCommand } from "./processes.mjs";
import { canInstallPackages, installPackages, onPath } from "./programs.mjs";
import { step } from "./steps.mjs";

/** Debian's package and program. It runs the same tests in half of Chromium's time. */
const HEADLESS_SHELL = "chromium-headless-shell";

/** Programs that serve as well. */
const OTHERS = ["chromium", "chromium-browser", "google-chrome"];

/**
 * Finds Chromium or installs it: Debian's headless shell as root, else Playwright's build.
 * @returns {Promise<string>} path of the executable: that of CHROMIUM_PATH, if set
 * @throws Failure when it cannot be installed
 */
export async function ensureChromium() {
  const preferred = process.env.CHROMIUM_PATH || onPath(HEADLESS_SHELL);
  if (preferred) return preferred;
  const other = OTHERS.map(onPath).find(Boolean);
  if (canInstallPackages()) {
    const failure = "The headless shell of Chromium could not be installed.";
    const installed = step("Installing Chromium", () => installPackages([HEADLESS_SHELL], failure));
    if (other) await installed.catch((error) => console.log(`  ${error.message}`));
    else await installed;
  }
  return onPath(HEADLESS_SHELL) ?? other ?? (await playwrightsChromium());
}

async function playwrightsChromium() {
  const { chromium } = await import("playwright");
  const file = chromium.executablePath();
  if (existsSync(file)) return file;
  const failure =
    "Chromium could not be installed. Install it by hand and set CHROMIUM_PATH to its executable.";
  await step("Installing Chromium", () =>
    runCommand("npx", ["playwright", "install", "chromium"], { failure }),
  );
  if (!existsSync(file)) throw new Failure(failure);
  return file;
}
