import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { demonstration, order, sitePath, text } from "@/lib/content/schema-fields";

/** Front-matter of content/credibility/<name>.mdx: a claim of specification §1. */
const claimSchema = z.strictObject({
  /** The word or number in large type beside the claim. */
  figure: text.max(12),
  title: text,
  text,
  /** What the guarantee covers and for how long, once the company has decided both. */
  guarantee: z.strictObject({ scope: text, term: text }).optional(),
  link: z.strictObject({ label: text, href: sitePath }).optional(),
  order,
  /** Of the text: the claim itself is in the specification. */
  demonstration,
});

export type Claim = z.infer<typeof claimSchema>;

const loadClaims = defineCollection("credibility", claimSchema);

/** The company's claims (§1: NR35, quality guarantee, 10 years of experience) in order. */
export const getClaims = (): Claim[] =>
  sortByOrder("credibility", loadClaims()).map(({ data }) => data);
