import { z } from "zod";
import { CONTEST } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { daySchema } from "@/lib/content/dates";
import { text } from "@/lib/content/schema-fields";

const count = z.number().int().positive();

/** A phase in days, both included. `previousFrom`: the first day that was announced before. */
const phaseSchema = z
  .strictObject({
    name: text,
    from: daySchema,
    to: daySchema,
    previousFrom: daySchema.optional(),
    text,
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "must not be before `from`" });

/** Front-matter of content/contest/click-na-pintura.mdx (specification §4, §5, §9). */
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

const FILE = "content/contest/click-na-pintura.mdx";
const loadContest = defineCollection("contest", contestSchema);

/** The photo contest. @throws ContentError when its numbers differ from §9 */
export function getContest(): Contest {
  const [entry, ...others] = loadContest();
  if (!entry || others.length > 0) {
    throw new ContentError("content/contest", ["the folder holds exactly one file"]);
  }
  const problems = contestProblems(entry.data);
  if (problems.length > 0) throw new ContentError(FILE, problems);
  return entry.data;
}

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

/** The last day on which photos are taken, and the day of the result. */
export function contestEnds({ phases }: Pick<Contest, "phases">): {
  entries: string;
  result: string;
} {
  const days = phases.map(({ to }) => to).sort();
  return { entries: days[0] ?? "", result: days.at(-1) ?? "" };
}
