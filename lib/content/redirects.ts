import path from "node:path";
import { contentRoot, textNames } from "@/lib/content-root.mjs";
import { readContentFile, UnreadableFile } from "@/lib/content/front-matter";
import { isPublished, showsUnpublished } from "@/lib/content/publication.mjs";

type Redirect = { source: string; destination: string; permanent: true };

/**
 * The fields of the texts of a folder, by name. Without a text that cannot be read: the build says
 * why.
 */
const fieldsIn = (folder: string): Map<string, Record<string, unknown>> =>
  new Map(
    textNames(folder).flatMap((file): [string, Record<string, unknown>][] => {
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
 * no alias, and of two articles with the same alias the first by name has it. Unpublished articles
 * get no redirects.
 */
export function aliasRedirects(): Redirect[] {
  const articles = [...fieldsIn(path.join(contentRoot(), "articles"))]
    .filter(([, fields]) => showsUnpublished() || isPublished(fields))
    // By name, as findArticle(): a list of files has "guia-pintura.mdx" before "guia.mdx".
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const addresses = new Set(articles.map(([slug]) => slug));
  const targets = new Map<string, string>();
  for (const [slug, { aliases = [] }] of articles) {
    for (const alias of [aliases].flat().map(String))
      if (!addresses.has(alias) && !targets.has(alias)) targets.set(alias, slug);
  }
  return [...targets].map(([alias, slug]) => ({
    source: `/blog/${alias}`,
    destination: `/blog/${slug}`,
    permanent: true,
  }));
}
