import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { daySchema } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { demonstrationFields, text } from "@/lib/content/schema-fields";
import { pageName, releasePath } from "@/lib/paths";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

const scheduleSchema = z
  .strictObject({ name: text, from: daySchema.optional(), to: daySchema.optional(), text })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: "`from` and `to` come together",
  });

/**
 * Front-matter of content/press-releases/<name>.mdx (specification §2, "press release"); the body
 * is about the company.
 */
const pressReleaseSchema = z.strictObject({
  city: text,
  date: daySchema,
  scope: text,
  scopeText: text,
  bonusTitle: text,
  bonusText: text,
  quote: z.strictObject({ text, author: text }),
  schedule: z.array(scheduleSchema).min(1),
  partners: z.array(z.strictObject({ role: text, name: text })).min(1),
  participate: z.array(text).min(1),
  ecosystemTitle: text,
  demonstration: demonstrationFields("date", "quote"),
});

type PressReleaseData = z.infer<typeof pressReleaseSchema>;
export type PressRelease = PressReleaseData & {
  body: MdxBody;
  /** What files for programs may repeat: without invented fields. */
  confirmed: Partial<Pick<PressReleaseData, "date" | "quote">>;
  /** The last day of its schedule. */
  lastDay: string;
};

/** A release in the list of the newsroom. */
export type ListedRelease = {
  name: string;
  title: string;
  lead: string;
  date: string;
  /** The last day of its schedule. */
  lastDay: string;
  isDateInvented: boolean;
};

const loadReleases = defineCollection("press-releases", pressReleaseSchema);

/**
 * The press release with this name.
 * @throws ContentError when it does not exist or is dated after a step of its schedule
 */
export function getPressRelease(name: string): PressRelease {
  const file = `content/press-releases/${name}.mdx`;
  const entry = loadReleases().find(({ slug }) => slug === name);
  if (!entry) throw new ContentError(file, ["the file does not exist"]);
  const late = entry.data.schedule.filter(
    ({ from }) => from !== undefined && from < entry.data.date,
  );
  if (late.length > 0) {
    throw new ContentError(
      file,
      late.map(({ name: step }) => `date: is after "${step}" has begun`),
    );
  }
  const { date, quote, demonstration: invented } = entry.data;
  const confirmed = {
    ...(!invented.includes("date") && { date }),
    ...(!invented.includes("quote") && { quote }),
  };
  const lastDay = entry.data.schedule
    .map(({ to }) => to ?? "")
    .sort()
    .at(-1);
  return { ...entry.data, body: entry.body, confirmed, lastDay: lastDay || date };
}

/** All releases, newest first. Heading and lead are those of the release's page. */
export const getPressReleases = (): ListedRelease[] =>
  loadReleases()
    .map(({ slug: name }) => {
      const { heading, lead } = getPage(pageName(releasePath(name)));
      const { date, lastDay, demonstration } = getPressRelease(name);
      const isDateInvented = demonstration.includes("date");
      return { name, title: heading, lead, date, lastDay, isDateInvented };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
