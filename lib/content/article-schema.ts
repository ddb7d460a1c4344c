import { z } from "zod";
import { BLOG_FEATURED, HOME, SEARCH_TITLE_MAX } from "@/lib/limits";
import type { Entry } from "@/lib/content/collection";
import { isPublished, saoPauloDate } from "@/lib/content/publication.mjs";
import { day, keywords, order, sitePath, text } from "@/lib/content/schema-fields";

/** Categories of specification §3, in its order. */
export const ARTICLE_CATEGORIES = [
  "Dicas de Reparos",
  "Mercado de Tintas",
  "Manutenção Predial",
  "Acessibilidade e Adaptação",
  "Entrevistas e Insights",
  "Notícias do Setor",
  "Click na Pintura",
  "Mulheres na Manutenção",
  "Mercado Elétrico",
  "Segurança",
] as const;

/** Labels of the four teasers of the home page (§3). */
const TEASER_CATEGORIES = [
  "Energia Renovável",
  "Mercado de Tintas",
  "Política Nacional",
  "Dicas de Pintura",
] as const;

/** A source of an article. */
const sourceSchema = z
  .strictObject({
    title: text,
    /** The part of the title that is in English, which screen readers pronounce so. */
    english: text.optional(),
    url: z.url().optional(),
    /** A professional still has to compare the article with this source. */
    check: z.boolean().optional(),
  })
  .refine(({ title, english = "" }) => title.includes(english), {
    path: ["english"],
    message: "is not a part of the title",
  });

/** Front-matter of content/articles/<slug>.mdx (specification §3, "Blog article"). */
const articleFields = z.strictObject({
  title: text.max(90),
  /** Shorter title for search engines and browser tabs, where the company's name is appended. */
  searchTitle: text.max(SEARCH_TITLE_MAX).optional(),
  description: text.min(50).max(170),
  date: day,
  /** Day of the last important change. */
  updated: day.optional(),
  category: z.enum(ARTICLE_CATEGORIES),
  tags: z.array(text).min(1),
  keywords,
  featured: z.boolean().default(false),
  /** Not to be published yet; see publication.mjs. */
  draft: z.boolean().default(false),
  homeTeaser: z.strictObject({ category: z.enum(TEASER_CATEGORIES), order }).optional(),
  series: z.strictObject({ title: text, part: z.number().int().min(1) }).optional(),
  aliases: z.array(text.regex(/^[a-z0-9-]+$/)).default([]),
  cta: z.strictObject({ title: text, text: text, label: text, href: sitePath }),
  sources: z.array(sourceSchema).default([]),
  /** Who wrote it; the company without it. */
  author: z.strictObject({ name: text, role: text.optional() }).optional(),
  /** The professional who reviewed the article, with the number of the professional register. */
  reviewed: z.strictObject({ by: text, register: text, date: day }).optional(),
});

export const articleSchema = articleFields.refine(
  ({ title, searchTitle = title }) => searchTitle.length <= SEARCH_TITLE_MAX,
  {
    path: ["searchTitle"],
    error: `a title of more than ${SEARCH_TITLE_MAX} characters needs a shorter one for search engines`,
  },
);

export type ArticleEntry = Entry<z.infer<typeof articleSchema>>;

/** What is wrong between articles. Unpublished ones count only for slugs and aliases. */
export function articleProblems(articles: readonly ArticleEntry[]): string[] {
  const published = articles.filter((article) => isPublished(article, saoPauloDate()));
  return [
    ...featuredProblems(published),
    ...teaserProblems(published),
    ...new Set(aliasProblems(articles)),
  ];
}

function featuredProblems(articles: readonly ArticleEntry[]): string[] {
  const featured = articles.filter((article) => article.featured);
  if (featured.length === BLOG_FEATURED) return [];
  const names = featured.map((article) => article.slug).join(", ");
  return [
    `featured: exactly ${BLOG_FEATURED} articles must be featured, found ${featured.length} (${names})`,
  ];
}

function teaserProblems(articles: readonly ArticleEntry[]): string[] {
  const orders = articles.flatMap((article) => article.homeTeaser?.order ?? []).sort();
  const expected = Array.from({ length: HOME.teasers }, (_, index) => index + 1);
  if (orders.join() === expected.join()) return [];
  return [
    `homeTeaser.order: the home page shows ${HOME.teasers} teasers numbered ${expected.join(", ")}, found ${orders.join(", ") || "none"}`,
  ];
}

/** Aliases that do not lead to exactly one article. */
export function aliasProblems(
  articles: readonly Pick<ArticleEntry, "slug" | "aliases">[],
): string[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const owners = new Map<string, string[]>();
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
