import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { daySchema } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { demonstrationFields, keywords, text } from "@/lib/content/schema-fields";
import { CONTEST_RELEASE, pageName, paths } from "@/lib/paths";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

const scheduleSchema = z
  .strictObject({ name: text, from: daySchema.optional(), to: daySchema.optional(), text })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: "`from` and `to` come together",
  });

/**
 * Front-matter of content/press-releases/click-na-pintura.mdx (specification §2, "press release");
 * heading, lead and text are those of its page, the body is about the company.
 */
const contestReleaseSchema = z.strictObject({
  kind: z.literal("concurso"),
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

/** Front-matter of every other release; the body is its text. */
const releaseSchema = z.strictObject({
  kind: z.literal("release"),
  /** Title in search results; the heading of the page is the headline. */
  title: text,
  description: text,
  headline: text,
  lead: text,
  city: text,
  date: daySchema,
  /** The last day of what it announces, if that ends. */
  lastDay: daySchema.optional(),
  keywords,
  demonstration: demonstrationFields("date"),
});

const loadReleases = defineCollection(
  "press-releases",
  z.discriminatedUnion("kind", [contestReleaseSchema, releaseSchema]),
);

type ContestReleaseData = z.infer<typeof contestReleaseSchema>;
export type ContestRelease = ContestReleaseData & {
  body: MdxBody;
  /** What files for programs may repeat: without invented fields. */
  confirmed: Partial<Pick<ContestReleaseData, "date" | "quote">>;
  /** The last day of its schedule. */
  lastDay: string;
};

/** What all releases have: the newsroom lists it, and the header of a release shows it. */
export type ListedRelease = {
  /** File name, and slug of releases other than the contest's. */
  name: string;
  title: string;
  lead: string;
  city: string;
  date: string;
  isDateInvented: boolean;
  /** The last day of what it announces, if that ends. */
  lastDay?: string | undefined;
};

/** A release with a page under the newsroom. */
export type Release = ListedRelease & {
  searchTitle: string;
  description: string;
  keywords: string[];
  body: MdxBody;
};

/**
 * The release of the contest.
 * @throws ContentError when it does not exist or is dated after a step of its schedule
 */
export function getContestRelease(): ContestRelease {
  const file = `content/press-releases/${CONTEST_RELEASE}.mdx`;
  const entry = loadReleases().find(({ slug }) => slug === CONTEST_RELEASE);
  if (entry?.data.kind !== "concurso") {
    throw new ContentError(file, ["the file does not exist, or is not of kind `concurso`"]);
  }
  const { data, body } = entry;
  const late = data.schedule.filter(({ from }) => from !== undefined && from < data.date);
  if (late.length > 0) {
    throw new ContentError(
      file,
      late.map(({ name: step }) => `date: is after "${step}" has begun`),
    );
  }
  const { date, quote, demonstration: invented } = data;
  const confirmed = {
    ...(!invented.includes("date") && { date }),
    ...(!invented.includes("quote") && { quote }),
  };
  const lastDay = data.schedule
    .map(({ to }) => to ?? "")
    .sort()
    .at(-1);
  return { ...data, body, confirmed, lastDay: lastDay || date };
}

/** The contest's release as the newsroom lists it; heading and lead are those of its page. */
export function listedContestRelease(): ListedRelease {
  const { heading: title, lead } = getPage(pageName(paths.pressRelease));
  const { city, date, lastDay, demonstration } = getContestRelease();
  const isDateInvented = demonstration.includes("date");
  return { name: CONTEST_RELEASE, title, lead, city, date, isDateInvented, lastDay };
}

/** The releases that have a page under the newsroom, by file name. */
export const getReleases = (): Release[] =>
  loadReleases().flatMap(({ slug: name, data, body }) => {
    if (data.kind !== "release") return [];
    const { title: searchTitle, headline: title, demonstration, ...rest } = data;
    const isDateInvented = demonstration.includes("date");
    return [{ ...rest, name, title, searchTitle, isDateInvented, body }];
  });

export const getRelease = (name: string) => getReleases().find((release) => release.name === name);

/** All releases, newest first. */
export const listReleases = (): ListedRelease[] =>
  [listedContestRelease(), ...getReleases()].sort((a, b) => b.date.localeCompare(a.date));
