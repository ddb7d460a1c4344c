import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { runCommand, step } from "./processes.mjs";

/** @param {string} program @returns {string | undefined} its full path if it is on the PATH */
export const onPath = (program) =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

/** The path `<folder>/<name>/<file>` that exists with the last name in the folder. */
const findBelow = (/** @type {string} */ folder, /** @type {string} */ file) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => path.join(folder, name, file))
    .find((name) => existsSync(name));

export const findFirefox = () =>
  process.env.FIREFOX_PATH || (onPath("firefox-esr") ?? onPath("firefox"));

/** WebKitGTK's browser for tests, its WebDriver service, and the screen that both need. */
export function findWebKit() {
  const browser = findBelow("/usr/lib", "webkit2gtk-4.1/MiniBrowser");
  const [driver, screen] = ["WebKitWebDriver", "Xvfb"].map(onPath);
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** nginx with its brotli module, if this machine has both. */
export function findNginx() {
  // Debian installs it in /usr/sbin, which is only on root's PATH.
  const program = onPath("nginx") ?? ["/usr/sbin/nginx"].find((file) => existsSync(file));
  const brotli = ["/usr/lib", "/usr/lib64"]
    .map((folder) => path.join(folder, "nginx/modules/ngx_http_brotli_static_module.so"))
    .find((file) => existsSync(file));
  return program && brotli ? { program, brotli } : undefined;
}

/** Folder with the programs of the newest PostgreSQL, 15 or later, if this machine has one. */
export function findPostgres() {
  const folder = findBelow("/usr/lib/postgresql", "bin/initdb")?.replace(/\/initdb$/, "");
  return folder && Number(folder.split("/").at(-2)) >= 15 ? folder : undefined;
}

/** The headless shell runs the same tests in half of Chromium's time. */
const CHROMIUMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Programs that only tests use: for what, and the Debian packages that have them. */
const PROGRAMS = {
  chromium: {
    use: "opens the pages in the browser tests",
    packages: ["chromium-headless-shell"],
    find: () => process.env.CHROMIUM_PATH || CHROMIUMS.map(onPath).find(Boolean),
  },
  nginx: {
    use: "serves the pages as on the company's server",
    packages: ["libnginx-mod-http-brotli-static"],
    find: findNginx,
  },
  firefox: { use: "opens every page", packages: ["firefox-esr"], find: findFirefox },
  webkit: { use: "opens every page", packages: ["webkit2gtk-driver", "xvfb"], find: findWebKit },
  postgres: { use: "runs the migrations", packages: ["postgresql"], find: findPostgres },
  java: {
    use: "runs the W3C's validator",
    packages: ["default-jre-headless"],
    find: () => onPath("java"),
  },
};

/** @typedef {keyof typeof PROGRAMS} Program */

/**
 * Installs the Debian packages of programs that are missing, as root where there is apt-get, and
 * says before which and why. Says which ones are still missing: what needs them is skipped.
 * @param {Program[]} names
 */
export async function ensurePrograms(names) {
  const missing = () => names.filter((name) => !PROGRAMS[name].find());
  if (missing().length > 0 && onPath("apt-get") && process.getuid?.() === 0) {
    const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, failure: "apt-get failed." };
    const packages = missing().flatMap((name) => PROGRAMS[name].packages);
    console.log("▸ The tests need programs that this machine does not have. apt-get installs:");
    for (const name of missing())
      console.log(`  ${PROGRAMS[name].packages.join(", ")}: ${name} ${PROGRAMS[name].use}`);
    const install = ["install", "-qy", "--no-install-recommends", ...packages];
    await step(`Installing ${packages.join(", ")}`, async () => {
      await runCommand("apt-get", ["update", "-q"], options);
      await runCommand("apt-get", install, options);
    }).catch((error) => console.log(`  ${error.message}`));
  }
  for (const name of missing().filter((name) => name !== "chromium")) {
    const packages = PROGRAMS[name].packages.join(", ");
    console.log(`▸ No ${name} (Debian: ${packages}): what needs it is skipped.`);
  }
}

/**
 * The path of an installed Chromium; where there is none, Debian's headless shell is installed as
 * root, else Playwright's build. @throws Failure
 */
export async function ensureChromium() {
  await ensurePrograms(["chromium"]);
  const found = PROGRAMS.chromium.find();
  if (found) return found;
  const { chromium } = await import("playwright");
  const file = chromium.executablePath();
  const failure = "Chromium could not be installed. Set CHROMIUM_PATH to its executable.";
  if (!existsSync(file))
    await runCommand("npx", ["playwright", "install", "chromium"], { failure });
  if (!existsSync(file)) throw new Failure(failure);
  return file;
}
