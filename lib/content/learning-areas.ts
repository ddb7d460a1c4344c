import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { order, text } from "@/lib/content/schema-fields";
import { drawingName } from "@/lib/content/svg-name";

/** File names of the three learning areas of Mulheres na Manutenção (specification §2). */
export const LEARNING_AREAS = ["eletrica", "hidraulica", "reparos-e-acabamento"] as const;
type LearningAreaSlug = (typeof LEARNING_AREAS)[number];

/** Front-matter of content/learning-areas/<slug>.mdx; the body is one short paragraph. */
const learningAreaSchema = z.strictObject({
  order,
  /** Prefix of the sheet numbers. */
  code: text.regex(/^[A-Z]{3}$/, "expected three capital letters"),
  title: text,
  art: drawingName,
  skills: z.array(text).min(1),
});

export type LearningArea = z.infer<typeof learningAreaSchema> & {
  slug: LearningAreaSlug;
  description: string;
};

const loadAreas = defineCollection("learning-areas", learningAreaSchema);

/** The learning areas in order. @throws ContentError when a file is missing or unknown */
export function getLearningAreas(): LearningArea[] {
  const entries = loadAreas();
  if (entries.map(({ slug }) => slug).join() !== LEARNING_AREAS.join()) {
    throw new ContentError("content/learning-areas", [
      `expected exactly the files ${LEARNING_AREAS.map((slug) => `${slug}.mdx`).join(", ")}`,
    ]);
  }
  return entries
    .map(({ slug, data, body }) => ({
      ...data,
      slug: slug as LearningAreaSlug,
      description: body.text.trim(),
    }))
    .sort((a, b) => a.order - b.order);
}
