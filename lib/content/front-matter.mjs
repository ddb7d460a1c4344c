// Plain JavaScript: next.config.mjs and scripts/lib/build.mjs cannot import TypeScript.
import { readFileSync } from "node:fs";
import { contentName } from "../content-root.mjs";
import { parseContentFile, UnreadableFile } from "./parse-front-matter.mjs";

export { UnreadableFile };

/** @typedef {import("./parse-front-matter.mjs").MdxBody} MdxBody */
/** @typedef {import("./parse-front-matter.mjs").ContentFile} ContentFile */

/**
 * What was read last, by name, which a copy of the content shares: a page under `npm run dev` and
 * each test ask for all files many times, and parsing one takes a hundred times as long as reading
 * it.
 * @type {Map<string, { written: string, content: ContentFile }>}
 */
const lastRead = new Map();

/**
 * Reads fields in YAML between two lines `---`, then text. Nothing in it is evaluated.
 * @param {string} path its name for messages is that of `contentName`
 * @param {string} [written]
 * @returns {ContentFile} not to be changed
 * @throws {UnreadableFile} when it is not UTF-8, or its front-matter is not valid YAML
 */
export function readContentFile(path, written = decode(path)) {
  const name = contentName(path);
  const last = lastRead.get(name);
  if (last?.written === written) return last.content;
  const content = parseContentFile(name, written);
  lastRead.set(name, { written, content });
  return content;
}

/** @param {string} path */
function decode(path) {
  const bytes = readFileSync(path);
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  try {
    return utf8.decode(bytes);
  } catch {
    const lines = Buffer.from(bytes).toString("latin1").split("\n");
    const wrong = lines.findIndex((line) =>
      Buffer.from(line, "latin1").toString().includes("\uFFFD"),
    );
    throw new UnreadableFile([
      `${contentName(path)}:${wrong + 1}:1: o arquivo não está em UTF-8, e os acentos se perderiam; salve de novo com a codificação “UTF-8”`,
    ]);
  }
}
