import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import postcss from "postcss";
import { Failure } from "../failure.mjs";
import { finishFiles } from "./finish-files.mjs";

/** With fewer pages per thread, starting the thread costs more time than it saves. */
const PAGES_PER_THREAD = 100;

/**
 * Post-processes the built pages: inlines the CSS that they use, moves scripts into files that
 * start after the first paint, and adds the content security policy. Uses all processors for many
 * pages.
 * @param {string} dist the folder that `next build` wrote
 * @returns {Promise<number>} the number of processed pages
 * @throws Failure when there is no build, or a page refers to a file that is not in the build
 */
export async function finishPages(dist) {
  const folder = path.join(dist, "server", "app");
  if (!existsSync(folder)) throw new Failure(`There is no build in ${dist}; run next build first.`);
  const count = await finishAll(dist, filesBelow(folder, ".html"));
  filesBelow(path.join(dist, "static"), ".css").forEach(removeFonts);
  return count;
}

/** @param {string} dist @param {string[]} files */
async function finishAll(dist, files) {
  const threads = Math.min(availableParallelism(), Math.floor(files.length / PAGES_PER_THREAD));
  if (threads < 2) return finishFiles(dist, files);
  const shares = Array.from({ length: threads }, (_, thread) =>
    files.filter((_file, index) => index % threads === thread),
  );
  const counts = await Promise.all(shares.map((share) => inThread(dist, share)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Removes @font-face from a style sheet. The pages have these rules inline; a second copy would
 * make the browser lay out all text again when the sheet is enabled.
 * @param {string} file a style sheet of the build
 */
function removeFonts(file) {
  const sheet = postcss.parse(readFileSync(file, "utf8"));
  sheet.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  writeFileSync(file, sheet.toString());
}

/** @param {string} folder @param {string} ending */
const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

/** @param {string} dist @param {string[]} files @returns {Promise<number>} */
const inThread = (dist, files) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./finish-worker.mjs", import.meta.url), {
      workerData: { dist, files },
    });
    worker.once("message", resolve);
    // An error loses its class between threads.
    worker.once("error", (error) => reject(new Failure(error.message)));
  });
