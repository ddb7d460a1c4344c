import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { daySchema } from "@/lib/content/dates";
import { testimonialSchema } from "@/lib/content/testimonials";
import { demonstration, keywords, text } from "@/lib/content/schema-fields";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { drawingName } from "@/lib/content/svg-name";

/** Front-matter of content/past-courses/<slug>.mdx (specification §3); the body is the summary. */
const pastCourseSchema = z.strictObject({
  title: text.max(80),
  date: daySchema,
  description: text,
  image: drawingName,
  keywords,
  demonstration,
  testimonials: z.array(testimonialSchema).min(1),
});

export type PastCourse = z.infer<typeof pastCourseSchema> & { slug: string; summary: MdxBody };

const loadPastCourses = defineCollection("past-courses", pastCourseSchema);

/** Past courses, latest first (specification §2). */
export const getPastCourses = (): PastCourse[] =>
  loadPastCourses()
    .map(({ slug, data, body }) => ({ ...data, slug, summary: body }))
    .sort((a, b) => b.date.localeCompare(a.date));
