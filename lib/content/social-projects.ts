import { z } from "zod";
import { SOCIAL } from "@/lib/limits";
import { parseVideoId } from "@/lib/format/youtube";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { demonstration, order, text } from "@/lib/content/schema-fields";
import { drawingName } from "@/lib/content/svg-name";

const YOUTUBE = /^(([a-z]+\.)?youtube(-nocookie)?\.com|youtu\.be)$/;

/** Front-matter of content/social-projects/<id>.mdx (specification §3, "Social project"). */
export const socialProjectSchema = z.strictObject({
  order,
  titulo: text.max(80),
  descricao: text,
  /** Work that was done, in order. */
  servicos: z.array(text).min(1),
  /** Without it, the card says "Vídeo em breve" (§2). */
  videoUrl: z
    .url({ protocol: /^https$/, hostname: YOUTUBE, error: "expected a link to a YouTube video" })
    .refine((link) => parseVideoId(link) !== undefined, "expected a link that names the video")
    .optional(),
  illustration: drawingName,
  demonstration,
});

export type SocialProject = z.infer<typeof socialProjectSchema> & { id: string };

const loadProjects = defineCollection("social-projects", socialProjectSchema);

/** The three social projects (specification §2) in order. */
export const getSocialProjects = (): SocialProject[] =>
  sortByOrder("social-projects", loadProjects(), SOCIAL.projects).map(({ slug, data }) => ({
    ...data,
    id: slug,
  }));
