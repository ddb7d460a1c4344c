import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { text } from "@/lib/content/schema-fields";

/** Front-matter of content/facts/<name>.mdx: contradictory statements of the site. */
const factSchema = z.strictObject({
  topic: text,
  /** Each statement literally, and the file that contains it. */
  statements: z.array(z.strictObject({ file: text, says: text })).min(2),
  /** The decision; without it the contradiction is open. */
  decision: text.optional(),
});

export type Fact = z.infer<typeof factSchema> & { name: string };

const loadFacts = defineCollection("facts", factSchema);

/** Known contradictions, for `npm run check:content`; no page shows them. */
export const getFacts = (): Fact[] =>
  loadFacts().map(({ slug, data }) => ({ ...data, name: slug }));
