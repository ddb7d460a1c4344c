import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { demonstration, order, text } from "@/lib/content/schema-fields";

/** Front-matter of content/processors/<name>.mdx: who handles personal data for the company. */
const processorSchema = z.strictObject({
  order,
  name: text,
  /** Legal name; without it, the page says that it is still to be published. */
  provider: text.optional(),
  /** What it does with which data. */
  purpose: text,
  country: text,
  /** Mechanism of an international transfer (LGPD, art. 33; Resolução CD/ANPD nº 19/2024). */
  transfer: text,
  /** Until the company has confirmed provider, country and contract. */
  demonstration,
});

export type Processor = z.infer<typeof processorSchema> & { id: string };

const loadProcessors = defineCollection("processors", processorSchema);

/** The processors of the privacy policy in order (LGPD, arts. 9º, V, and 39). */
export const getProcessors = (): Processor[] =>
  sortByOrder("processors", loadProcessors()).map(({ slug, data }) => ({ ...data, id: slug }));
