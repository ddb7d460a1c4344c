import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { daySchema } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { text } from "@/lib/content/schema-fields";
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
});

export type PressRelease = z.infer<typeof pressReleaseSchema> & { body: MdxBody };

/** A release in the list of the newsroom. */
export type ListedRelease = {
  name: string;
  title: string;
  lead: string;
  date: string;
  /** Ended: the last step of its schedule is over. */
  state: "open" | "ended";
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
  return { ...entry.data, body: entry.body };
}

/**
 * All releases, newest first. Heading and lead are those of the release's page.
 * @param today "YYYY-MM-DD"; the day of the build by default
 */
export const getPressReleases = (today = saoPauloDate()): ListedRelease[] =>
  loadReleases()
    .map(({ slug: name, data: { date, schedule } }) => {
      const { heading, lead } = getPage(pageName(releasePath(name)));
      const end = schedule
        .flatMap(({ to }) => to ?? [])
        .sort()
        .at(-1);
      const state = end !== undefined && end < today ? ("ended" as const) : ("open" as const);
      return { name, title: heading, lead, date, state };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
