// Plain JavaScript: next.config.mjs and scripts/lib/build.mjs cannot import TypeScript.
import { readFileSync } from "node:fs";
import matter from "gray-matter";
import { parse } from "yaml";

/**
 * The MDX text of a file of content/. `firstLine` is the number of its first line in the file.
 * @typedef {{ file: string, firstLine: number, text: string }} MdxBody
 */

/**
 * Reads a file of content/, also one with Windows line endings or a byte order mark. No other
 * module knows how front-matter is parsed.
 * @param {string} file its path, for reading and for error messages
 * @param {string} [written]
 * @returns {{ data: Record<string, unknown>, body: MdxBody }}
 * @throws {Error} when the front-matter is not valid YAML
 */
export function readContentFile(file, written = readFileSync(file, "utf8")) {
  const source = written.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  try {
    // gray-matter's own YAML 1.1 turns 2025-02-30 into a date in March. An options object also
    // switches off its cache, which would return a file with an error as empty the second time.
    const { data, content } = matter(source, { engines: { yaml: parseYaml } });
    const head = source.slice(0, source.length - content.length);
    return { data, body: { file, firstLine: head.split("\n").length, text: content } };
  } catch (error) {
    throw new Error(`${file}: front-matter is not valid YAML: ${messageOf(error)}`);
  }
}

/** @param {string} text */
const parseYaml = (text) => /** @type {object} */ (parse(text));

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
