import { articleSchema, articleWarnings } from "@/lib/content/article-schema";
import { defineCollection } from "@/lib/content/collection";

export const articleFiles = defineCollection("articles", {
  title: "Artigos",
  schema: articleSchema,
  warn: articleWarnings,
});
