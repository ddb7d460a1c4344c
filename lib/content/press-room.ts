import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { text } from "@/lib/content/schema-fields";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** A text of the newsroom with its heading. */
export type PressText = { title: string; body: MdxBody };

const loadTexts = defineCollection("press-room", z.strictObject({ title: text }));

/** The summary in English of the company and the contest. @throws ContentError without it */
export function getEnglishSummary(): PressText {
  const entry = loadTexts().find(({ slug }) => slug === "english");
  if (!entry) throw new ContentError("content/press-room/english.mdx", ["the file does not exist"]);
  return { title: entry.data.title, body: entry.body };
}
