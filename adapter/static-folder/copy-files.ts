import { cpSync, readdirSync } from "node:fs";
import path from "node:path";
import type { BuildOutputs, RouteRule } from "@/adapter/build-outputs";

/**
 * Copies everything that a visitor can request: a page as `<path>.html`, and every other file
 * under its path. A rewritten file gets the path that visitors request. The data for Next's client
 * router is left out: no page uses it (docs/decisions/0014).
 */
export function copySiteFiles(outputs: BuildOutputs, folder: string): void {
  const { pages, notFound, files, staticFiles, rewrites, projectDir } = outputs;
  const copy = (from: string, to: string) =>
    cpSync(from, path.join(folder, to), { recursive: true });
  copy(path.join(projectDir, "public"), "/");
  for (const page of pages) copy(page.file, `${pageFile(page.path)}.html`);
  copy(notFound.file, "/404.html");
  for (const { path: to, file } of files) copy(file, visitorPath(to, rewrites));
  // Next lists the pages for a status here as well.
  for (const { path: to, file } of staticFiles) if (!file.endsWith(".html")) copy(file, to);
}

/** The name of a page's file, without extension. */
const pageFile = (page: string) => (page === "/" ? "/index" : page);

/** `/markdown/x.md` → `/blog/x.md` for a rewrite of `/blog/:slug.md` to `/markdown/$1.md`. */
export function visitorPath(file: string, rewrites: readonly RouteRule[]): string {
  for (const { source, target } of rewrites) {
    const [before = "", after = ""] = target.split("$1");
    if (!file.startsWith(before) || !file.endsWith(after)) continue;
    const parameter = file.slice(before.length, file.length - after.length);
    return source.replace(/:\w+/, parameter);
  }
  return file;
}

/** Every file below a folder, by its full path. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
