import path from "node:path";
import { contentFiles } from "@/lib/content/content-files";
import { isPublished, showsUnpublished } from "@/lib/content/publication.mjs";

type Redirect = { source: string; destination: string; permanent: true };

/**
 * From the `aliases` of articles to the articles. The address of an article that is on the site is
 * no alias, and of two articles with the same alias the first by name has it. Unpublished articles
 * get no redirects.
 */
export function aliasRedirects(): Redirect[] {
  const articles = contentFiles()
    .filter(({ body }) => body.file.startsWith("content/articles/"))
    .filter(({ data }) => showsUnpublished() || isPublished(data))
    .map(({ data, body }) => ({ slug: path.basename(body.file, ".mdx"), aliases: data.aliases }))
    // By name, as findArticle(): a list of files has "guia-pintura.mdx" before "guia.mdx".
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  const addresses = new Set(articles.map(({ slug }) => slug));
  const targets = new Map<string, string>();
  for (const { slug, aliases = [] } of articles) {
    for (const alias of [aliases].flat().map(String))
      if (!addresses.has(alias) && !targets.has(alias)) targets.set(alias, slug);
  }
  return [...targets].map(([alias, slug]) => ({
    source: `/blog/${alias}`,
    destination: `/blog/${slug}`,
    permanent: true,
  }));
}
