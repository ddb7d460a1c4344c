import { z } from "zod";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { daySchema } from "@/lib/content/dates";
import { keywords, order, sitePath, text } from "@/lib/content/schema-fields";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

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
  date: daySchema,
  /** Day of the last important change. */
  updated: daySchema.optional(),
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
  reviewed: z.strictObject({ by: text, register: text, date: daySchema }).optional(),
});

export const articleSchema = articleFields.refine(
  ({ title, searchTitle = title }) => searchTitle.length <= SEARCH_TITLE_MAX,
  {
    path: ["searchTitle"],
    error: `a title of more than ${SEARCH_TITLE_MAX} characters needs a shorter one for search engines`,
  },
);

export type Article = z.infer<typeof articleSchema> & {
  slug: string;
  body: MdxBody;
  readingMinutes: number;
  /** "scheduled": dated in the future. Only `npm run dev` shows articles not "published". */
  state: "published" | "draft" | "scheduled";
};
