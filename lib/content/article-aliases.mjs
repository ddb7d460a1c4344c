// Plain JavaScript because next.config.mjs cannot import TypeScript.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";

/**
 * Permanent redirects from every `aliases` entry of an article's front-matter to the article. The schema of
 * lib/content/articles.ts checks the entries themselves during the build.
 * @param {string} [root] folder of the articles
 * @returns {{ source: string, destination: string, permanent: true }[]}
 */
export function articleAliasRedirects(root = path.join(process.cwd(), "content/articles")) {
  return readdirSync(root)
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => {
      /** @type {{ aliases?: unknown }} */
      const { aliases } = matter(readFileSync(path.join(root, file), "utf8"), {}).data;
      const slugs = Array.isArray(aliases) ? aliases.map(String) : [];
      return slugs.map((alias) => ({
        source: `/blog/${alias}`,
        destination: `/blog/${path.basename(file, ".mdx")}`,
        permanent: /** @type {true} */ (true),
      }));
    });
}
