import { existsSync } from "node:fs";
import { Failure } from "./failure.mjs";
import { runCommand } from "./processes.mjs";
import { canInstallPackages, installPackage, onPath } from "./programs.mjs";
import { step } from "./steps.mjs";

/** The executable of CHROMIUM_PATH, the system's Chromium, or Playwright's. */
async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const system = ["chromium", "chromium-browser", "google-chrome"].map(onPath).find(Boolean);
  if (system) return system;
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Finds Chromium or installs it: Debian's package as root, else Playwright's build.
 * @returns {Promise<string>} path of the executable
 * @throws Failure when it cannot be installed
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  await step("Installing Chromium", install);
  const installed = await findChromium();
  if (!installed)
    throw new Failure("Chromium was installed but cannot be found; set CHROMIUM_PATH.");
  return installed;
}

async function install() {
  const failure =
    "Chromium could not be installed. Install it by hand and set CHROMIUM_PATH to its executable.";
  if (canInstallPackages()) {
    await installPackage("chromium", failure);
  } else {
    await runCommand("npx", ["playwright", "install", "chromium"], { failure });
  }
}
