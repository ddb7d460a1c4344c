import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { text } from "@/lib/content/schema-fields";

/** Front-matter of content/facts/<name>.mdx: statements of the site that contradict each other. */
const factSchema = z.strictObject({
  topic: text,
  /** Each statement to the letter, and the file in which it stands. */
  statements: z.array(z.strictObject({ file: text, says: text })).min(2),
  /** How it was settled; without it the company still has to decide. */
  decision: text.optional(),
});

export type Fact = z.infer<typeof factSchema> & { name: string };

const loadFacts = defineCollection("facts", factSchema);

/** The contradictions that are known, for `npm run check:content`; no page shows them. */
export const getFacts = (): Fact[] =>
  loadFacts().map(({ slug, data }) => ({ ...data, name: slug }));
