// Plain JavaScript: next.config.mjs cannot import TypeScript.
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentRoot, textNames } from "../content-root.mjs";
import { readContentFile } from "./front-matter.mjs";
import { saoPauloDate, isPublished, showsUnpublished } from "./publication.mjs";

/**
 * Permanent redirects from the `aliases` of articles to the articles. The address of an article
 * that is on the site is no alias, and of two articles with the same alias the first by name has
 * it.
 * @param {string} [root] folder of the articles
 * @param {string} [today] "YYYY-MM-DD"; unpublished articles get no redirects
 */
export function articleAliasRedirects(
  root = path.join(contentRoot(), "articles"),
  today = saoPauloDate(),
) {
  const files = textNames(root);
  /** @param {string} file @param {string} [source] */
  const read = (file, source) => readContentFile(path.join(root, file), source).data;
  /** @param {Record<string, unknown>} data */
  const isOnSite = (data) => showsUnpublished() || isPublished(data, today);
  /** @type {Map<string, string>} */
  const targets = new Map();
  for (const file of files) {
    const source = readFileSync(path.join(root, file), "utf8");
    // Next evaluates its configuration in each worker. Most articles have none: skip parsing.
    if (!source.includes("aliases")) continue;
    const data = read(file, source);
    if (!isOnSite(data)) continue;
    for (const alias of [data.aliases ?? []].flat().map(String)) {
      const own = `${alias}.mdx`;
      if (targets.has(alias) || (files.includes(own) && isOnSite(read(own)))) continue;
      targets.set(alias, path.basename(file, ".mdx"));
    }
  }
  return [...targets].map(([alias, slug]) => ({
    source: `/blog/${alias}`,
    destination: `/blog/${slug}`,
    permanent: /** @type {const} */ (true),
  }));
}
