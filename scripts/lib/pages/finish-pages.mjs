import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import postcss from "postcss";
import { Failure } from "../failure.mjs";
import { finishFiles } from "./finish-files.mjs";

/** With fewer pages for each thread, starting it takes longer than it saves. */
const PAGES_OF_A_THREAD = 100;

/**
 * What is done to the pages of a build before they are served: the styles they use inside, scripts in files that start after
 * the first paint, and the policy that this makes possible. Many pages are shared out among all processors.
 * @param {string} dist the folder that `next build` wrote
 * @returns {Promise<number>} how many pages it finished
 * @throws Failure when there is no build, or a page names a file that the build does not have
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
  const threads = Math.min(availableParallelism(), Math.floor(files.length / PAGES_OF_A_THREAD));
  if (threads < 2) return finishFiles(dist, files);
  const shares = Array.from({ length: threads }, (_, thread) =>
    files.filter((_file, index) => index % threads === thread),
  );
  const counts = await Promise.all(shares.map((share) => inThread(dist, share)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Each page has the fonts' rules inside by now. Once more in the whole sheet, they would have the browser lay out all text
 * again when that is turned on.
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
    // A thread's error arrives without its class.
    worker.once("error", (error) => reject(new Failure(error.message)));
  });
