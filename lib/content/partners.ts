import { z } from "zod";
import { SOCIAL } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { demonstration, order, text } from "@/lib/content/schema-fields";
import { partnerLogoName } from "@/lib/content/svg-name";

/** Front-matter of content/partners/<name>.mdx. */
const partnerSchema = z.strictObject({
  order,
  name: text,
  /** What the partner brings to the projects. */
  contribution: text,
  logo: partnerLogoName,
  demonstration,
});

export type Partner = z.infer<typeof partnerSchema>;

const loadPartners = defineCollection("partners", partnerSchema);

/** The three partners of specification §2, "Who believes in us". */
export const getPartners = (): Partner[] =>
  sortByOrder("partners", loadPartners(), SOCIAL.partners).map(({ data }) => data);
