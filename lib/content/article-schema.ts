import { z } from "zod";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { daySchema } from "@/lib/content/dates";
import { order, sitePath, text } from "@/lib/content/schema-fields";
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

/** What the four teasers of the home page are labelled with (§3). */
const TEASER_CATEGORIES = [
  "Energia Renovável",
  "Mercado de Tintas",
  "Política Nacional",
  "Dicas de Pintura",
] as const;

/** Front-matter of content/articles/<slug>.mdx (specification §3, "Blog article"). */
const articleFields = z.strictObject({
  title: text.max(90),
  /** The title where search engines and browser tabs show it, with the company's name after it. */
  searchTitle: text.max(SEARCH_TITLE_MAX).optional(),
  description: text.min(50).max(170),
  date: daySchema,
  /** The day of the last change that readers should know of. */
  updated: daySchema.optional(),
  category: z.enum(ARTICLE_CATEGORIES),
  tags: z.array(text).min(1),
  featured: z.boolean().default(false),
  /** Not to be published yet; see publication.mjs. */
  draft: z.boolean().default(false),
  homeTeaser: z.strictObject({ category: z.enum(TEASER_CATEGORIES), order }).optional(),
  series: z.strictObject({ title: text, part: z.number().int().min(1) }).optional(),
  aliases: z.array(text.regex(/^[a-z0-9-]+$/)).default([]),
  cta: z.strictObject({ title: text, text: text, label: text, href: sitePath }),
  sources: z.array(z.strictObject({ title: text, url: z.url().optional() })).default([]),
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
  /** "scheduled": its day is still to come. Anything but "published" is seen under `npm run dev` only. */
  state: "published" | "draft" | "scheduled";
};
