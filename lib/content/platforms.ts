import { z } from "zod";
import { PODCAST } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { order, text } from "@/lib/content/schema-fields";

/** Front-matter of content/platforms/<name>.mdx: an audio platform of the podcast. */
const platformSchema = z.strictObject({
  order,
  name: text,
  /** Why there is no link yet, or where the link leads. */
  note: text,
  /** Without it, the button is disabled and says "Em breve". */
  link: z.strictObject({ label: text, href: z.url({ protocol: /^https$/ }) }).optional(),
});

export type Platform = z.infer<typeof platformSchema> & { id: string };

const loadPlatforms = defineCollection("platforms", platformSchema);

/** The five audio platforms (specification §2, "Podcast page") in order. */
export const getPlatforms = (): Platform[] =>
  sortByOrder("platforms", loadPlatforms(), PODCAST.platforms).map(({ slug, data }) => ({
    ...data,
    id: slug,
  }));
