import { z } from "zod";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { daySchema } from "@/lib/content/dates";
import { keywords, text } from "@/lib/content/schema-fields";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** Front-matter of content/pages/<name>.mdx: metadata, heading and lead of the page. */
const pageSchema = z.strictObject({
  /** Title for browsers, without the company's name. */
  title: text.max(SEARCH_TITLE_MAX),
  /** For search engines and shared links, where the title names neither a trade nor a place. */
  searchTitle: text.max(SEARCH_TITLE_MAX).optional(),
  description: text.min(50).max(170),
  /** The page's only h1. */
  heading: text,
  lead: text,
  /** Day of the last change of content, for the sitemap; optional, never guessed. */
  updated: daySchema.optional(),
  /** Slugs of recommended articles, in order. */
  articles: z.array(text).default([]),
  keywords,
  /** What a lawyer or the company still has to check or decide (npm run before-launch). */
  check: z.array(text).default([]),
  /** Parts of the page that the search lists by themselves; `id` is the anchor. */
  sections: z
    .array(z.strictObject({ id: text, title: text, text: text.optional(), keywords }))
    .default([]),
});

export type PageContent = z.infer<typeof pageSchema> & { body: MdxBody };

const loadPages = defineCollection("pages", pageSchema);

/** The names of all files of content/pages. */
export const getPageNames = () => loadPages().map(({ slug }) => slug);

/** The texts of a page. @throws ContentError when content/pages/<name>.mdx does not exist */
export function getPage(name: string): PageContent {
  const entry = loadPages().find(({ slug }) => slug === name);
  if (!entry) throw new ContentError(`content/pages/${name}.mdx`, ["the file does not exist"]);
  return { ...entry.data, body: entry.body };
}
