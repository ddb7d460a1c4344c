import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { daySchema } from "@/lib/content/dates";
import { demonstration, keywords, text } from "@/lib/content/schema-fields";
import { drawingName } from "@/lib/content/svg-name";

/** Front-matter of content/courses/<slug>.mdx (specification §3); the body is one sentence. */
export const courseSchema = z
  .strictObject({
    name: text.max(80),
    start: daySchema,
    end: daySchema,
    /** The start that was announced before, if the course was moved. */
    previousStart: daySchema.optional(),
    /** The dates as shown on the page. */
    date: text,
    location: text,
    /** Free text: values unknown to lib/content/course-status.ts get a grey badge (§4). */
    status: text,
    art: drawingName,
    keywords,
    /** Of the sentence in the body: name, dates and status are those of the specification. */
    demonstration,
    /** Without it, the button leads to the contact form with the course as subject. */
    enrollmentLink: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine(({ start, end }) => start <= end, { path: ["end"], error: "is before the start" });

export type Course = z.infer<typeof courseSchema> & { slug: string; description: string };

const loadCourses = defineCollection("courses", courseSchema);

/** The in-person agenda, earliest course first (specification §2, §9). */
export const getCourses = (): Course[] =>
  loadCourses()
    .map(({ slug, data, body }) => ({ ...data, slug, description: body.text.trim() }))
    .sort((a, b) => a.start.localeCompare(b.start));
