import { z } from "zod";
import { HOME } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { sortByOrder } from "@/lib/content/sort-by-order";
import { order, sitePath, text } from "@/lib/content/schema-fields";

/** Front-matter of content/special-projects/<name>.mdx (specification §3). */
export const specialProjectSchema = z.strictObject({
  /** Logo and illustration of the card. */
  logo: z.enum(["click", "women", "cast"]),
  title: text,
  subtitle: text,
  description: text,
  buttonText: text,
  buttonColor: z.enum(["obra", "planta", "seguranca"]),
  link: sitePath,
  order,
});

export type SpecialProject = z.infer<typeof specialProjectSchema>;

const loadSpecialProjects = defineCollection("special-projects", specialProjectSchema);

/** The three special projects of the home page (§1, §9) in order. */
export const getSpecialProjects = (): SpecialProject[] =>
  sortByOrder("special-projects", loadSpecialProjects(), HOME.specialProjects).map(
    ({ data }) => data,
  );
