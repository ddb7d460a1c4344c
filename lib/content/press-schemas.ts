import { z } from "zod";
import { ASSET_SLUGS, LOGO_SLUGS, LOGO_VERSIONS } from "@/lib/drawings/brand-files";
import { COLOR_IDS } from "@/lib/drawings/palette";
import { count, day, demonstrationFields, keywords, text } from "@/lib/content/schema-fields";
import { CONTEST, MEDIA_KIT } from "@/lib/limits";

/** A phase in days, both included. `previousFrom`: the first day that was announced before. */
const phaseSchema = z
  .strictObject({ name: text, from: day, to: day, previousFrom: day.optional(), text })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "must not be before `from`" });

/** The photo contest (specification §4, §5, §9). */
export const contestSchema = z.strictObject({
  prizesAbove: count,
  prizes: z.array(z.strictObject({ place: count, amount: count, extra: text })),
  scholarships: count,
  scholarshipsText: text,
  weights: z.array(
    z.strictObject({
      criterion: z.enum(["technical", "creative"]),
      name: text,
      percent: count,
      text,
    }),
  ),
  photosPerPerson: count,
  hashtags: z.array(text.regex(/^#[\p{L}\d]+$/u, "must be # and letters")),
  rules: z.array(z.strictObject({ title: text, text })).min(1),
  photosSelected: count,
  phases: z.array(phaseSchema).min(1),
  /** The federal authorisation with its number, or why none is needed (docs/contest.md). */
  authorisation: text.optional(),
});

export type Contest = z.infer<typeof contestSchema>;
export type Phase = Contest["phases"][number];

/** Differences from the numbers of §9 and overlapping phases, one line each. */
export function contestProblems(contest: Contest): string[] {
  const percent = (wanted: string) =>
    contest.weights.filter(({ criterion }) => criterion === wanted).map((weight) => weight.percent);
  const found: [field: string, found: unknown, expected: unknown][] = [
    ["prizesAbove", contest.prizesAbove, CONTEST.prizesAbove],
    ["prizes.amount", contest.prizes.map(({ amount }) => amount), CONTEST.prizes],
    ["prizes.place", contest.prizes.map(({ place }) => place), [1, 2, 3]],
    ["scholarships", contest.scholarships, CONTEST.scholarships],
    ["weights, technical", percent("technical"), [CONTEST.weights.technical]],
    ["weights, creative", percent("creative"), [CONTEST.weights.creative]],
    ["photosPerPerson", contest.photosPerPerson, CONTEST.photosPerPerson],
    ["photosSelected", contest.photosSelected, CONTEST.photosSelected],
    ["hashtags, how many", contest.hashtags.length, CONTEST.hashtags],
  ];
  const wrong = found
    .filter(([, value, expected]) => String(value) !== String(expected))
    .map(([field, value, expected]) => `${field}: is ${value}, lib/limits.ts says ${expected}`);
  const overlapping = contest.phases
    .filter((phase, index) => phase.from <= (contest.phases[index - 1]?.to ?? ""))
    .map(({ name }) => `phases: "${name}" begins before the phase above it ends`);
  return [...wrong, ...overlapping];
}

const stepSchema = z
  .strictObject({ name: text, from: day.optional(), to: day.optional(), text })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: "`from` and `to` come together",
  });

/**
 * The release of the contest (specification §2, "press release"); heading, lead and text are those
 * of its page, the body is about the company.
 */
const contestReleaseSchema = z
  .strictObject({
    kind: z.literal("concurso"),
    city: text,
    date: day,
    scope: text,
    scopeText: text,
    bonusTitle: text,
    bonusText: text,
    quote: z.strictObject({ text, author: text }),
    schedule: z.array(stepSchema).min(1),
    partners: z.array(z.strictObject({ role: text, name: text })).min(1),
    participate: z.array(text).min(1),
    ecosystemTitle: text,
    demonstration: demonstrationFields("date", "quote"),
  })
  .refine(({ date, schedule }) => schedule.every(({ from = date }) => from >= date), {
    path: ["date"],
    error: "is after a step of the schedule has begun",
  });

/** Every other release; the body is its text. */
const otherReleaseSchema = z.strictObject({
  kind: z.literal("release"),
  /** Title in search results; the heading of the page is the headline. */
  title: text,
  description: text,
  headline: text,
  lead: text,
  city: text,
  date: day,
  /** The last day of what it announces, if that ends. */
  lastDay: day.optional(),
  keywords,
  demonstration: demonstrationFields("date"),
});

export const releaseSchema = z.discriminatedUnion("kind", [
  contestReleaseSchema,
  otherReleaseSchema,
]);

/** Statistics of §2. */
const STATISTICS = ["followers", "views", "episodes", "years"] as const;

/** Examples of correct and wrong use; app/media-kit draws one for each. */
const DO_EXAMPLES = ["clear-space", "light-ground", "dark-ground", "minimum-size"] as const;
const DONT_EXAMPLES = [
  "stretched",
  "rotated",
  "recoloured",
  "low-contrast",
  "effects",
  "crowded",
] as const;
export type DoExample = (typeof DO_EXAMPLES)[number];
export type DontExample = (typeof DONT_EXAMPLES)[number];

/** The media kit (specification §2, §9); the body is "Sobre". */
export const mediaKitSchema = z.strictObject({
  /** Day on which the company stated the facts of this file. */
  asOf: day,
  facts: z.array(z.strictObject({ term: text, text })).min(1),
  statistics: z.array(z.strictObject({ key: z.enum(STATISTICS), value: text, label: text, text })),
  colors: z.array(z.strictObject({ id: z.enum(COLOR_IDS), use: text })),
  logos: z.array(z.strictObject({ slug: z.enum(LOGO_SLUGS), name: text, text })),
  versions: z.array(z.strictObject({ id: z.enum(LOGO_VERSIONS), name: text, text })),
  assets: z.array(z.strictObject({ slug: z.enum(ASSET_SLUGS), name: text, text })),
  dos: z.array(z.strictObject({ example: z.enum(DO_EXAMPLES), title: text, text })),
  /** Credit line of published images. */
  credit: text,
  /** Permissions for logos and images, one sentence each. */
  licence: z.array(text).min(1),
  demonstration: demonstrationFields("licence"),
  donts: z.array(z.strictObject({ example: z.enum(DONT_EXAMPLES), title: text, text })),
});

/** Statistics that differ from §9, and missing or repeated items, one line each. */
export function mediaKitProblems(kit: z.infer<typeof mediaKitSchema>): string[] {
  const lists: [field: string, found: string[], all: readonly string[]][] = [
    ["statistics", kit.statistics.map(({ key }) => key), STATISTICS],
    ["colors", kit.colors.map(({ id }) => id), COLOR_IDS],
    ["logos", kit.logos.map(({ slug }) => slug), LOGO_SLUGS],
    ["versions", kit.versions.map(({ id }) => id), LOGO_VERSIONS],
    ["assets", kit.assets.map(({ slug }) => slug), ASSET_SLUGS],
  ];
  const incomplete = lists
    .filter(([, found, all]) => [...found].sort().join() !== [...all].sort().join())
    .map(([field, , all]) => `${field}: each of ${all.join(", ")} exactly once`);
  const wrong = kit.statistics
    .filter(({ key, value }) => value !== MEDIA_KIT[key])
    .map(
      ({ key, value }) => `statistics, ${key}: is ${value}, lib/limits.ts says ${MEDIA_KIT[key]}`,
    );
  return [...incomplete, ...wrong];
}
