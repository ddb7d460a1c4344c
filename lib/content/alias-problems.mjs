// Plain JavaScript: next.config.mjs cannot import TypeScript.

/** @typedef {{ slug: string, aliases: string[] }} Addresses of an article: current and old */

/**
 * Conflicts between the aliases of all articles, one line each; empty when every alias leads to
 * exactly one article.
 * @param {readonly Addresses[]} articles
 * @returns {string[]}
 */
export function aliasProblems(articles) {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  /** @type {Map<string, string[]>} */
  const owners = new Map();
  for (const { slug, aliases } of articles) {
    for (const alias of aliases) owners.set(alias, [...(owners.get(alias) ?? []), slug]);
  }
  return [...owners].flatMap(([alias, slugs]) => {
    const target = bySlug.get(alias);
    if (slugs.includes(alias)) return `aliases: ${alias} leads to itself`;
    if (target && slugs.some((slug) => target.aliases.includes(slug))) {
      return `aliases: ${[alias, ...slugs].sort().join(" and ")} lead to each other`;
    }
    if (target) return `aliases: ${alias} (of ${slugs.join(", ")}) is an article's own address`;
    if (slugs.length > 1) return `aliases: ${alias} is used by ${[...slugs].sort().join(" and ")}`;
    return [];
  });
}
