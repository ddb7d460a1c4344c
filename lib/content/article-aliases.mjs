// Plain JavaScript because next.config.mjs cannot import TypeScript.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { parse as parseYaml } from "yaml";
import { aliasProblems } from "./alias-problems.mjs";
import { saoPauloDate, isPublished, showsUnpublished } from "./publication.mjs";

/**
 * Permanent redirects from every `aliases` entry of an article's front-matter to the article. The schema of
 * lib/content/articles.ts checks the entries themselves during the build.
 * @param {string} [root] folder of the articles
 * @param {string} [today] "YYYY-MM-DD"; an article that is not out yet has no address to lead to
 * @returns {{ source: string, destination: string, permanent: true }[]}
 * @throws {Error} when an alias is used twice, is an article's own address, or leads back to where it came from
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
  // Next reads its configuration in each of its workers, and most articles have no old address to be found by.
  if (!source.includes("aliases")) return { slug, aliases: [] };
  /** @type {{ aliases?: unknown, draft?: unknown, date?: unknown }} */
  const data = matter(source, {
    engines: { yaml: (text) => /** @type {object} */ (parseYaml(text)) },
  }).data;
  return { ...data, slug, aliases: Array.isArray(data.aliases) ? data.aliases.map(String) : [] };
}
