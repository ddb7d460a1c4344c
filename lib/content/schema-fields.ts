import { z } from "zod";
import { parseVideoId } from "@/lib/format/youtube";
import { drawingPath, partnerLogoPath } from "@/lib/paths";
import { hasPublicFile } from "@/lib/drawings/public-svg";

/** A string that is not empty; surrounding spaces are removed. */
export const text = z.string().trim().min(1);

/** A field with the label and the hint that the editor in the browser shows (scripts/editor). */
export const labelled = <Schema extends z.ZodType>(
  title: string,
  schema: Schema,
  description?: string,
): Schema => schema.meta({ title, description });

/** A number of things, at least one. */
export const count = z.number().int().positive();

/** Position of an entry in its collection, from 1. */
export const order = labelled(
  "Posição",
  z.number().int().min(1),
  "1 é a primeira; sem repetir nem pular.",
);

/** A calendar day as "YYYY-MM-DD"; a string, because a Date depends on the time zone. */
export const day = z.iso.date({ error: "expected a date like 2025-01-15" });

/** A time of the day as "HH:MM". */
export const time = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time like 08:00");

/** Whether an entry is invented: the page labels it, files for programs leave it out (0016). */
export const demonstration = labelled(
  "É um exemplo",
  z.boolean().default(false),
  "Ainda não é da empresa: a página avisa.",
);

/** The fields of an entry that are invented, where the others are not. */
export const demonstrationFields = <const Name extends string>(...names: Name[]) =>
  labelled("Campos que são exemplo", z.array(z.enum(names)).default([]));

/** Words that people search for and that the text does not have (lib/search). */
export const keywords = labelled(
  "Palavras de busca",
  z.array(text).default([]),
  "Como as pessoas chamam isso, e que o texto não diz.",
);

/** Address of a page of this site. */
export const sitePath = text.startsWith("/");

/** Address of another site. */
export const webAddress = z.url({ protocol: /^https?$/ });

const YOUTUBE = /^(([a-z]+\.)?youtube(-nocookie)?\.com|youtu\.be)$/;

/** Link to a video of YouTube. */
export const videoAddress = z
  .url({ protocol: /^https$/, hostname: YOUTUBE, error: "expected a link to a YouTube video" })
  .refine((link) => parseVideoId(link) !== undefined, "expected a link that names the video");

/** A field that names an SVG file of public/ without folder and ending. */
const svgName = (toPath: (name: string) => string) =>
  z
    .string()
    .refine((name) => hasPublicFile(toPath(name)), {
      error: ({ input }) => `there is no file public${toPath(String(input))}`,
    })
    .meta({ picture: toPath("*") });

/** A drawing of public/desenhos: "tap". */
export const drawingName = svgName(drawingPath);

/** A logo of public/parceiros: "cal-e-cor". */
export const partnerLogoName = svgName(partnerLogoPath);
