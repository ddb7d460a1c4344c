// Plain JavaScript: next.config.mjs cannot import TypeScript.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { aliasProblems } from "./alias-problems.mjs";
import { readContentFile } from "./front-matter.mjs";
import { saoPauloDate, isPublished, showsUnpublished } from "./publication.mjs";

/**
 * Permanent redirects from every `aliases` entry of an article's front-matter to the article. The
 * format of the entries is checked by lib/content/article-schema.ts during the build.
 * @param {string} [root] folder of the articles
 * @param {string} [today] "YYYY-MM-DD"; unpublished articles get no redirects
 * @returns {{ source: string, destination: string, permanent: true }[]}
 * @throws {Error} when an alias is used twice, is the slug of an article, or forms a loop
 */
export function articleAliasRedirects(
  root = path.join(process.cwd(), "content/articles"),
  today = saoPauloDate(),
) {
  const articles = readdirSync(root)
    .filter((file) => file.endsWith(".mdx"))
    .sort()
    .map((file) => readAddresses(path.join(root, file)));
  const problems = [...new Set(aliasProblems(articles))];
  if (problems.length > 0) {
    throw new Error(
      `content/articles is not valid:\n${problems.map((line) => `  - ${line}`).join("\n")}`,
    );
  }
  return articles
    .filter((article) => showsUnpublished() || isPublished(article, today))
    .flatMap(({ slug, aliases }) =>
      aliases.map((alias) => ({
        source: `/blog/${alias}`,
        destination: `/blog/${slug}`,
        permanent: /** @type {const} */ (true),
      })),
    );
}

/** @param {string} file */
function readAddresses(file) {
  const source = readFileSync(file, "utf8");
  const slug = path.basename(file, ".mdx");
  // Next evaluates its configuration in each worker. Most articles have no aliases: skip parsing.
  if (!source.includes("aliases")) return { slug, aliases: [] };
  /** @type {{ aliases?: unknown, draft?: unknown, date?: unknown }} */
  const data = readContentFile(file, source).data;
  return { ...data, slug, aliases: Array.isArray(data.aliases) ? data.aliases.map(String) : [] };
}
