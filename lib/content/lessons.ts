import { z } from "zod";
import { LESSON_MINUTES } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { getLearningAreas, LEARNING_AREAS, type LearningArea } from "@/lib/content/learning-areas";
import { keywords, order, text } from "@/lib/content/schema-fields";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { drawingName } from "@/lib/content/svg-name";

/** Front-matter of content/lessons/<slug>.mdx; the body has the steps, without headings. */
const lessonSchema = z.strictObject({
  order,
  title: text.max(60),
  summary: text.min(50).max(170),
  minutes: z.number().int().min(1),
  area: z.enum(LEARNING_AREAS),
  art: drawingName,
  materials: z.array(text).min(1),
  tools: z.array(text).min(1),
  safety: z.array(text).min(1),
  keywords,
});

export type Lesson = Omit<z.infer<typeof lessonSchema>, "area"> & {
  slug: string;
  body: MdxBody;
  area: LearningArea;
  /** Sheet number: code of the area and position in it, like "ELE-01". */
  sheet: string;
};

const loadLessons = defineCollection("lessons", lessonSchema);

/**
 * The practical lessons in order (specification §2, §9).
 * @throws ContentError when their minutes differ from LESSON_MINUTES
 */
export function getLessons(): Lesson[] {
  const entries = [...loadLessons()].sort((a, b) => a.data.order - b.data.order);
  const minutes = entries.map(({ data }) => data.minutes);
  if (minutes.join() !== LESSON_MINUTES.join()) {
    throw new ContentError("content/lessons", [
      `minutes: in their order the lessons take ${LESSON_MINUTES.join(", ")} minutes, found ${minutes.join(", ")}`,
    ]);
  }
  const areas = new Map(getLearningAreas().map((area) => [area.slug, area]));
  return entries.map(({ slug, data, body }, index) => {
    const area = areas.get(data.area)!;
    const number = entries.slice(0, index + 1).filter((entry) => entry.data.area === data.area);
    return { ...data, slug, body, area, sheet: `${area.code}-${twoDigits(number.length)}` };
  });
}

/** The lesson with this slug, if it exists. */
export const getLesson = (slug: string) => getLessons().find((lesson) => lesson.slug === slug);

/** Total duration of lessons in minutes. */
export const totalMinutes = (lessons: readonly { minutes: number }[]): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

const twoDigits = (number: number) => String(number).padStart(2, "0");
