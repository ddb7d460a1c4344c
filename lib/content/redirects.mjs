// Plain JavaScript: next.config.mjs cannot import TypeScript.
import path from "node:path";
import { contentRoot, textNames } from "../content-root.mjs";
import { readContentFile, UnreadableFile } from "./front-matter.mjs";
import { isPublished, saoPauloDate, showsUnpublished } from "./publication.mjs";

/** @typedef {{ source: string, destination: string, permanent: true }} Redirect */

/**
 * The fields of the texts of a folder, by name. Without a text that cannot be read: the build says
 * why.
 * @param {string} folder
 * @returns {Map<string, Record<string, unknown>>}
 */
const fieldsIn = (folder) =>
  new Map(
    textNames(folder).flatMap((file) => {
      try {
        const { data } = readContentFile(path.join(folder, file));
        return [[path.basename(file, ".mdx"), data]];
      } catch (error) {
        if (error instanceof UnreadableFile) return [];
        throw error;
      }
    }),
  );

/**
 * From the `aliases` of articles to the articles. The address of an article that is on the site is
 * no alias, and of two articles with the same alias the first by name has it.
 * @param {string} [folder] of the articles
 * @param {string} [today] "YYYY-MM-DD"; unpublished articles get no redirects
 * @returns {Redirect[]}
 */
export function aliasRedirects(
  folder = path.join(contentRoot(), "articles"),
  today = saoPauloDate(),
) {
  const articles = [...fieldsIn(folder)]
    .filter(([, fields]) => showsUnpublished() || isPublished(fields, today))
    // By name, as findArticle(): a list of files has "guia-pintura.mdx" before "guia.mdx".
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const addresses = new Set(articles.map(([slug]) => slug));
  /** @type {Map<string, string>} */
  const targets = new Map();
  for (const [slug, { aliases = [] }] of articles) {
    for (const alias of [aliases].flat().map(String))
      if (!addresses.has(alias) && !targets.has(alias)) targets.set(alias, slug);
  }
  return [...targets].map(([alias, slug]) => ({
    source: `/blog/${alias}`,
    destination: `/blog/${slug}`,
    permanent: /** @type {const} */ (true),
  }));
}
