import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";

/** The headless shell runs the same tests in half of Chromium's time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/**
 * The path of an installed Chromium. Where there is none, Debian's headless shell is installed as
 * root, else Playwright's build. @throws Failure
 */
export async function ensureChromium() {
  const installed = findChromium();
  if (installed) return installed;
  console.log("▸ The browser tests need Chromium, which this machine does not have. Installing …");
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync("apt-get", args, { stdio: "inherit", env });
    apt("update", "-q");
    apt("install", "-qy", "--no-install-recommends", "chromium-headless-shell");
  }
  const { chromium } = await import("playwright");
  const file = findChromium() ?? chromium.executablePath();
  if (!existsSync(file))
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  if (existsSync(file)) return file;
  throw new Failure("Chromium could not be installed. Set CHROMIUM_PATH to its executable.");
}

function findChromium() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}
