import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

// Programs that nightly tests use, with Debian's packages. What needs one that is missing is
// skipped.

/** Its full path if it is on the PATH. */
export const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

/** The path `<folder>/<name>/<file>` that exists with the last name in the folder. */
const findBelow = (folder: string, file: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => path.join(folder, name, file))
    .find((name) => existsSync(name));

/** firefox-esr */
export const findFirefox = () =>
  process.env.FIREFOX_PATH || (onPath("firefox-esr") ?? onPath("firefox"));

/** webkit2gtk-driver, xvfb: the browser, its WebDriver service, and the screen that both need. */
export function findWebKit() {
  const browser = findBelow("/usr/lib", "webkit2gtk-4.1/MiniBrowser");
  const [driver, screen] = ["WebKitWebDriver", "Xvfb"].map(onPath);
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** postgresql: the folder of the server, of pg_dump and of psql. */
export function findPostgres() {
  const server = findBelow("/usr/lib/postgresql", "bin/postgres");
  return server && path.dirname(server);
}
