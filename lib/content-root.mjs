// Plain JavaScript: scripts/lib/source-hash.mjs cannot import TypeScript.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * The folder of the content, which all that reads content asks for: `content/` of this project, or
 * CONTENT_ROOT, by which tests and trial builds read another one.
 */
export const contentRoot = () =>
  path.resolve(/* turbopackIgnore: true */ process.env.CONTENT_ROOT || "content");

/**
 * How messages name a file: "content/pages/home.mdx", wherever the content is.
 * @param {string} file of the content
 */
export const contentName = (file) => path.join("content", path.relative(contentRoot(), file));

/**
 * Files that systems and programs leave in a folder. `.well-known` is a folder of websites.
 */
const JUNK =
  /^(\.(?!well-known$)|~\$)|^(Thumbs\.db|desktop\.ini|Icon\r|README\.md|__MACOSX)$|:Zone\.Identifier$/i;

/** @param {string} name of a file or folder, without its path */
export const isJunk = (name) => JUNK.test(name);

/**
 * What is in a folder of content/ or public/, by name, without what systems leave there.
 * @param {string} folder
 */
export const entriesIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter(({ name }) => !isJunk(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The files of a folder. Links and folders are none: a link can lead to what never ends.
 * @param {string} folder @param {RegExp} names
 */
export const fileNames = (folder, names) =>
  entriesIn(folder)
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map(({ name }) => name);

/** The texts of a folder. @param {string} folder */
export const textNames = (folder) => fileNames(folder, /\.mdx$/);
