import { z } from "zod";
import { ASSET_SLUGS, LOGO_SLUGS, LOGO_VERSIONS } from "@/lib/drawings/brand-files";
import { MEDIA_KIT } from "@/lib/limits";
import { COLOR_IDS } from "@/lib/drawings/palette";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import { daySchema } from "@/lib/content/dates";
import { demonstrationFields, text } from "@/lib/content/schema-fields";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** Statistics of §2. */
const STATISTICS = ["followers", "views", "episodes", "years"] as const;

/** Examples of correct use; app/media-kit draws one for each. */
const DO_EXAMPLES = ["clear-space", "light-ground", "dark-ground", "minimum-size"] as const;
const DONT_EXAMPLES = [
  "stretched",
  "rotated",
  "recoloured",
  "low-contrast",
  "effects",
  "crowded",
] as const;

/** Front-matter of content/media-kit/primoze.mdx (specification §2, §9); the body is "Sobre". */
const mediaKitSchema = z.strictObject({
  /** Day on which the company stated the facts of this file. */
  asOf: daySchema,
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

type MediaKitData = z.infer<typeof mediaKitSchema>;
export type MediaKit = MediaKitData & {
  body: MdxBody;
  /** The licence, empty while it is invented: what files for programs may repeat. */
  confirmedLicence: string[];
};
export type DoExample = (typeof DO_EXAMPLES)[number];
export type DontExample = (typeof DONT_EXAMPLES)[number];

const FILE = "content/media-kit/primoze.mdx";
const loadMediaKit = defineCollection("media-kit", mediaKitSchema);

/**
 * The media kit.
 * @throws ContentError when a statistic differs from §9, or an item is missing or repeated
 */
export function getMediaKit(): MediaKit {
  const [entry, ...others] = loadMediaKit();
  if (!entry || others.length > 0) {
    throw new ContentError("content/media-kit", ["the folder holds exactly one file"]);
  }
  const problems = mediaKitProblems(entry.data);
  if (problems.length > 0) throw new ContentError(FILE, problems);
  const { licence, demonstration: invented } = entry.data;
  const confirmedLicence = invented.includes("licence") ? [] : licence;
  return { ...entry.data, body: entry.body, confirmedLicence };
}

/** Statistics that differ from §9, and missing or repeated items, one line each. */
export function mediaKitProblems(kit: MediaKitData): string[] {
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
