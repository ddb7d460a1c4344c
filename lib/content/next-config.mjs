// Plain JavaScript: next.config.mjs cannot import TypeScript.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "./content-root.mjs";
import { readContentFile, UnreadableFile } from "./front-matter.mjs";
import { saoPauloDate, isPublished, showsUnpublished } from "./publication.mjs";

/**
 * Permanent redirects from the `aliases` of articles, which the build checks, to the articles.
 * @param {string} [root] folder of the articles
 * @param {string} [today] "YYYY-MM-DD"; unpublished articles get no redirects
 */
export function articleAliasRedirects(
  root = path.join(contentRoot(), "articles"),
  today = saoPauloDate(),
) {
  return readdirSync(root)
    .filter((file) => file.endsWith(".mdx"))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      // Next evaluates its configuration in each worker. Most articles have none: skip parsing.
      if (!source.includes("aliases")) return [];
      const { data } = readContentFile(path.join(root, file), source);
      if (!showsUnpublished() && !isPublished(data, today)) return [];
      return [data.aliases ?? []].flat().map((alias) => ({
        source: `/blog/${alias}`,
        destination: `/blog/${path.basename(file, ".mdx")}`,
        permanent: /** @type {const} */ (true),
      }));
    });
}

export const companyFacts = (root = contentRoot()) =>
  readContentFile(path.join(root, "company.mdx")).data;

/** For lib/site.ts: the build writes it into scripts, in the place of process.env.COMPANY. */
export function companyContact() {
  try {
    const { legal: _, ...contact } = companyFacts();
    return JSON.stringify(contact);
  } catch (error) {
    // The build stops with this and all other errors of the content (next.config.mjs).
    if (error instanceof UnreadableFile) return JSON.stringify({ area: "", hours: [] });
    throw error;
  }
}
