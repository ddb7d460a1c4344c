import { z } from "zod";
import { SOCIAL } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { order, text } from "@/lib/content/schema-fields";

/** Front-matter of content/participation/<name>.mdx: one way to take part in Mão Amiga. */
const participationSchema = z.strictObject({
  order,
  title: text,
  description: text,
  label: text,
  /** The button opens an external form, the donation dialog, or scrolls to the proposal form. */
  action: z.enum(["volunteer", "donation", "proposal"]),
});

export type Participation = z.infer<typeof participationSchema>;

const loadParticipation = defineCollection("participation", participationSchema);

/** The four participation cards of specification §2, "Social projects page". */
export const getParticipation = (): Participation[] =>
  sortByOrder("participation", loadParticipation(), SOCIAL.participation).map(({ data }) => data);
