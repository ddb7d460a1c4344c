import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ensureOptional, onPath } from "./programs.mjs";

/** @returns {string | undefined} path of the executable: that of FIREFOX_PATH, if set */
export const findFirefox = () =>
  process.env.FIREFOX_PATH || (onPath("firefox-esr") ?? onPath("firefox"));

/** Debian keeps MiniBrowser, which is made for tests, in the library's folder. */
const LIBRARIES = "/usr/lib";
const MINI_BROWSER = "webkit2gtk-4.1/MiniBrowser";

/** WebKitGTK's browser, its WebDriver service, and the screen that both need; or undefined. */
export function findWebKit() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const browser = folders
    .map((folder) => path.join(LIBRARIES, folder, MINI_BROWSER))
    .find((file) => existsSync(file));
  const [driver, screen] = ["WebKitWebDriver", "Xvfb"].map(onPath);
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** Finds Firefox and WebKit, or installs Debian's packages as root. Only tests use them. */
export async function ensureEngines() {
  await ensureOptional({
    name: "Firefox",
    packages: ["firefox-esr"],
    find: findFirefox,
    otherwise: "No Firefox on this machine: its tests are skipped.",
  });
  await ensureOptional({
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    find: findWebKit,
    otherwise: "No WebKitWebDriver with Xvfb on this machine: the tests in WebKit are skipped.",
  });
}

/** Where Debian installs the service through which Firefox and Orca talk. */
export const ACCESSIBILITY_BUS = "/usr/libexec/at-spi-bus-launcher";

/** Debian's packages for a screen reader on a virtual screen, beside Firefox. */
export const SCREEN_READER_PACKAGES =
  "orca, xvfb, openbox, xdotool, dbus-daemon, at-spi2-core, firefox-esr";

/** Whether this machine has all programs of these packages, which nothing installs by itself. */
export const hasScreenReader = () =>
  ["orca", "Xvfb", "openbox", "xdotool", "dbus-daemon"].every(onPath) &&
  existsSync(ACCESSIBILITY_BUS) &&
  Boolean(findFirefox());
