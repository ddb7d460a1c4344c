import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { DIST } from "@/scripts/lib/standalone.mjs";
import { type Build, pageFile } from "@/scripts/cdn/build";

/** Next writes this file for its own server; the client router never requests it. */
const SERVER_ONLY_FILE = "_full.segment.rsc";

/**
 * Copies the files of a static server: `pages/` with Next's names (…html, …rsc, …segments/),
 * `files/` with public paths. The pages are the post-processed ones.
 */
export function copyFiles({ pages, files }: Build, folder: string) {
  const built = path.join(DIST, "server", "app");
  for (const page of [...pages.map(pageFile), "/_not-found"]) {
    copy(path.join(built, `${page}.html`), path.join(folder, "pages", `${page}.html`));
    copy(path.join(built, `${page}.rsc`), path.join(folder, "pages", `${page}.rsc`));
    const segments = path.join(built, `${page}.segments`);
    if (existsSync(segments)) copy(segments, path.join(folder, "pages", `${page}.segments`));
  }
  for (const file of files) {
    copy(path.join(built, `${file.path}.body`), path.join(folder, "files", file.path));
  }
  copy("public", path.join(folder, "files"));
  copy(path.join(DIST, "static"), path.join(folder, "files", "_next", "static"));
}

function copy(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    filter: (source) => path.basename(source) !== SERVER_ONLY_FILE,
  });
}

/** The full paths of all files below a folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
