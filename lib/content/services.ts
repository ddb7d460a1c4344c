import { z } from "zod";
import { SERVICE_OPTIONS } from "@/lib/forms/quote";
import { HOME } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { keywords, order, text } from "@/lib/content/schema-fields";
import { drawingName } from "@/lib/content/svg-name";

/** Front-matter of content/services/<key>.mdx (specification §2, §3 "Service item"). */
export const serviceSchema = z.strictObject({
  name: text.max(40),
  order,
  /** Option of the quote form that the button of the card selects (§3). */
  value: z.enum(SERVICE_OPTIONS.map(({ value }) => value)),
  art: drawingName,
  /** One line, for the list of the home page. */
  summary: text.max(100),
  description: text,
  /** Two or three columns of specialties (§2). */
  specialties: z
    .array(z.strictObject({ title: text, items: z.array(text).min(2) }))
    .min(2)
    .max(3),
  keywords,
});

/** A service; its key is its anchor on the services page. */
export type Service = z.infer<typeof serviceSchema> & { key: string };

const loadServices = defineCollection("services", serviceSchema);

/** The six services (§9) in order. */
export const getServices = (): Service[] =>
  sortByOrder("services", loadServices(), HOME.services).map(({ slug, data }) => ({
    ...data,
    key: slug,
  }));
