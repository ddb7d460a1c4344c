import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { order, text } from "@/lib/content/schema-fields";

/** Front-matter of content/nr35/<name>.mdx: a requirement of NR-35 and what fulfils it. */
const nr35Schema = z.strictObject({
  title: text,
  order,
  /** What the norm requires. */
  requires: text,
  /** What the client receives. */
  delivers: text,
});

export type Nr35Item = z.infer<typeof nr35Schema>;

const loadNr35 = defineCollection("nr35", nr35Schema);

/** Rows of the NR-35 table of the services page (specification §2) in order. */
export const getNr35Items = (): Nr35Item[] =>
  sortByOrder("nr35", loadNr35()).map(({ data }) => data);
