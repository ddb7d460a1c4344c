import { readFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";

/** How a built file says which one it is. */
const ITSELF = '"object"==typeof document?document.currentScript:void 0';

/** V8 compiles what follows beforehand and on another thread; to all others it is a comment. */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

/**
 * React and Next, which every page starts with, in one file and marked as needed at once. Left to itself the browser compiles
 * each of their functions when it is first called, on the thread that should answer to the visitor: half of the time that
 * a page blocked (docs/decisions/0010).
 * @param {string} dist the folder that `next build` wrote
 * @returns {{ urls: ReadonlySet<string>, text: string }} the files that it stands for, and the script
 * @throws Failure when the files are not as this version of Next writes them
 */
export function frameworkScript(dist) {
  const manifest = path.join(dist, "build-manifest.json");
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(manifest, "utf8"));
  const texts = rootMainFiles.map((file) => {
    const text = readFileSync(path.join(dist, file), "utf8");
    // The one that starts the others does not register itself.
    if (path.basename(file).startsWith("turbopack-")) return text;
    if (!text.includes(ITSELF)) throw new Failure(`${file} does not say which file it is.`);
    return text.replace(ITSELF, JSON.stringify(file));
  });
  return {
    urls: new Set(rootMainFiles.map((file) => `/_next/${file}`)),
    text: [COMPILE_AHEAD, texts.join(";\n")].join("\n"),
  };
}
