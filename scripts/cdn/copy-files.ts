import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { DIST } from "@/scripts/lib/standalone.mjs";
import { type Build, pageFile } from "@/scripts/cdn/build";

/** Next keeps this copy of a page for its own server; its router never asks for it. */
const NOT_ASKED_FOR = "_full.segment.rsc";

/**
 * Copies what a static server needs: `pages/` under Next's own names (…html, …rsc, …segments/), `files/` under their public
 * paths. The pages come from the finished build, never from a copy that `next build` made.
 */
export function placeFiles({ pages, files }: Build, folder: string) {
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
    filter: (source) => path.basename(source) !== NOT_ASKED_FOR,
  });
}

/** Every file below a folder, by its full path. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
