import { readFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";

/** The expression with which a built file finds its own script element. */
const CURRENT_SCRIPT = '"object"==typeof document?document.currentScript:void 0';

/** V8 compiles a script with this comment ahead of time on another thread. */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

/**
 * Combines React and Next, which every page loads, into one file that V8 compiles ahead of time.
 * Otherwise the browser compiles each function at its first call on the main thread; that was half
 * of the blocking time of a page (docs/decisions/0010).
 * @param {string} dist the folder that `next build` wrote
 * @returns {{ urls: ReadonlySet<string>, text: string }} the files that it replaces, and the script
 * @throws Failure when the files are not as this version of Next writes them
 */
export function frameworkScript(dist) {
  const manifest = path.join(dist, "build-manifest.json");
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(manifest, "utf8"));
  const texts = rootMainFiles.map((file) => {
    const text = readFileSync(path.join(dist, file), "utf8");
    // The Turbopack runtime does not register itself.
    if (path.basename(file).startsWith("turbopack-")) return text;
    if (!text.includes(CURRENT_SCRIPT))
      throw new Failure(`${file} has no expression for its own script element.`);
    return text.replace(CURRENT_SCRIPT, JSON.stringify(file));
  });
  return {
    urls: new Set(rootMainFiles.map((file) => `/_next/${file}`)),
    text: [COMPILE_AHEAD, texts.join(";\n")].join("\n"),
  };
}
