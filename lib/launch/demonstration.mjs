// Plain JavaScript: next.config.mjs cannot import TypeScript.
import { readdirSync } from "node:fs";
import path from "node:path";
import { readContentFile } from "../content/front-matter.mjs";

/**
 * An invented item: its file and, in the words of that file, what in it is invented.
 * @typedef {{ file: string, what: string }} DemonstrationItem
 */

/** Fields that name an item, in order of preference. */
const NAMES = ["name", "title", "titulo", "topic", "author"];

/**
 * Everything in a folder of content that its front-matter marks as invented (docs/decisions/0016):
 * `demonstration: true` for a file or a row, or a list of field names for parts of a file.
 * @param {string} [root]
 * @returns {DemonstrationItem[]}
 * @throws {Error} when front-matter is not valid YAML
 */
export function demonstrationItems(root = path.join(process.cwd(), "content")) {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .flatMap((name) => {
      const file = path.join(path.basename(root), name);
      const { data } = readContentFile(path.join(root, name));
      return markedIn(data).map((what) => ({ file, what }));
    });
}

/**
 * @param {unknown} value
 * @param {string} [field] the name of the list that the value is in
 * @returns {string[]}
 */
function markedIn(value, field = "") {
  if (typeof value !== "object" || value === null) return [];
  const row = /** @type {Record<string, unknown>} */ (value);
  const mark = row.demonstration;
  if (mark === true) return [[field, nameOf(row)].filter(Boolean).join(": ") || "o arquivo todo"];
  const fields = Array.isArray(mark) ? mark.map(String) : [];
  const nested = Object.entries(row).flatMap(([key, part]) =>
    markedIn(part, Array.isArray(value) ? field : key),
  );
  return [...fields, ...nested];
}

/** @param {Record<string, unknown>} row */
const nameOf = (row) => NAMES.map((name) => row[name]).find((text) => typeof text === "string");
