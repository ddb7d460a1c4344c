import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isJunk } from "@/lib/content-root.mjs";

/** The files of public/ as "desenhos/tap.svg", without what systems leave there. */
export const publicFiles = (): string[] =>
  readdirSync(publicFile("/"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicFile("/"), path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep))
    .filter((parts) => !parts.some(isJunk))
    .map((parts) => parts.join("/"));

export const readPublicFile = (url: string) => readFileSync(publicFile(url), "utf8");

/** Whether there is a file of an address, in that very spelling. */
export function hasPublicFile(url: string): boolean {
  const file = publicFile(url);
  const folder = path.dirname(file);
  return existsSync(folder) && readdirSync(folder).includes(path.basename(file));
}

/** The file of an address, in which a space may be written as %20. */
export function publicFile(url: string): string {
  // The comment keeps the build from tracing the whole project for a path that it cannot know.
  return path.join(/* turbopackIgnore: true */ process.cwd(), "public", decoded(url));
}

export function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * The address of the one file whose name is written nearly so: with other capitals, accents or
 * folder.
 * @param others addresses beside those of public/
 */
export function findPicture(url: string, others: readonly string[]): string | undefined {
  const name = nearName(decoded(url));
  const found = publicFiles()
    .map((file) => `/${file}`)
    .concat(others)
    .filter((file) => /\.\w+$/.test(file) && nearName(file) === name);
  return found.length === 1 ? found[0] : undefined;
}

/** The file's own name, without accents, capitals and what stands for a space. */
const nearName = (file: string) =>
  (file.split(/[/\\]/).at(-1) ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_-]+/g, "-")
    .toLowerCase();
