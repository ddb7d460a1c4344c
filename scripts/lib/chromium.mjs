import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { runCommand } from "./processes.mjs";
import { step } from "./steps.mjs";

/** @param {string} program @returns {string | undefined} its full path, if it is on the PATH */
function onPath(program) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium to test with: CHROMIUM_PATH, the system's, or the one that Playwright installed. */
async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const system = ["chromium", "chromium-browser", "google-chrome"].map(onPath).find(Boolean);
  if (system) return system;
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Finds Chromium, or installs it: Debian's package where apt-get can be used, else Playwright's own build.
 * @returns {Promise<string>} path of the executable
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
  if (onPath("apt-get") && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-q"], { env, failure });
    await runCommand("apt-get", ["install", "-qy", "--no-install-recommends", "chromium"], {
      env,
      failure,
    });
  } else {
    await runCommand("npx", ["playwright", "install", "chromium"], { failure });
  }
}
