import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";

/** The folder of the build. */
export const DIST = process.env.NEXT_DIST_DIR || ".next";

const STANDALONE = path.join(DIST, "standalone");

/** The built server. It needs no files outside of its folder. */
export const SERVER = path.join(STANDALONE, "server.js");

/**
 * Completes the server of `output: "standalone"`: adds the static files, which Next leaves to a
 * CDN, and the post-processed pages. The folder can then be copied to another machine.
 * @throws Failure when there is no build
 */
export function completeStandalone() {
  if (!existsSync(SERVER)) throw new Failure(`There is no ${SERVER}; run \`npm run build\`.`);
  replaceFolder("public", path.join(STANDALONE, "public"));
  replaceFolder(path.join(DIST, "static"), path.join(STANDALONE, DIST, "static"));
  // The server caches resized covers here.
  mkdirSync(path.join(STANDALONE, DIST, "cache"), { recursive: true });
  // Next copies these files. A deployed server is configured where it runs, and must contain no
  // keys.
  for (const file of [".env", ".env.production"])
    rmSync(path.join(STANDALONE, file), { force: true });
  copyPages(path.join(DIST, "server", "app"), path.join(STANDALONE, DIST, "server", "app"));
}

/** @param {string} from @param {string} to */
function replaceFolder(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

/** @param {string} from @param {string} to */
function copyPages(from, to) {
  for (const entry of readdirSync(from, { recursive: true })) {
    const file = String(entry);
    if (file.endsWith(".html")) cpSync(path.join(from, file), path.join(to, file));
  }
}
