import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentRoot, textNames } from "@/lib/content-root.mjs";

/**
 * A copy of the content under test, which a test may change. All that reads content reads the copy
 * until it is removed. Files are named as in messages: "content/pages/home.mdx".
 */
export function contentCopy() {
  const before = process.env.CONTENT_ROOT ?? "";
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  const root = path.join(folder, "content");
  cpSync(contentRoot(), root, { recursive: true });
  process.env.CONTENT_ROOT = root;
  const fileOf = (name: string) => path.join(folder, name);
  const read = (name: string) => readFileSync(fileOf(name), "utf8");
  return {
    root,
    read,
    write: (name: string, text: string) => writeFileSync(fileOf(name), text),
    /** @throws Error when there is nothing to replace */
    replace(name: string, from: RegExp | string, to: string) {
      const text = read(name);
      if (text.search(from) < 0) throw new Error(`${name}: nothing matches ${String(from)}`);
      writeFileSync(fileOf(name), text.replace(from, to));
    },
    delete: (name: string) => rmSync(fileOf(name)),
    /** The texts of a folder, by name. */
    files: (name: string) => textNames(fileOf(name)).map((file) => `${name}/${file}`),
    remove() {
      rmSync(folder, { recursive: true });
      process.env.CONTENT_ROOT = before;
    },
  };
}

export type ContentCopy = ReturnType<typeof contentCopy>;
