// Plain JavaScript: next.config.mjs and scripts/lib/build.mjs cannot import TypeScript.
import path from "node:path";

/**
 * The folder of the content, which all that reads content asks for: `content/` of this project, or
 * CONTENT_ROOT, by which tests and trial builds read another one.
 */
export const contentRoot = () =>
  path.resolve(/* turbopackIgnore: true */ process.env.CONTENT_ROOT || "content");

/**
 * How messages name a file: "content/pages/home.mdx", wherever the content is. A file elsewhere has
 * its path from the current folder.
 * @param {string} file
 */
export function contentName(file) {
  const inside = path.relative(contentRoot(), path.resolve(file));
  return inside.startsWith("..") || path.isAbsolute(inside)
    ? path.relative(process.cwd(), path.resolve(file))
    : path.join("content", inside);
}
