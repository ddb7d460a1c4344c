import { readFileSync } from "node:fs";
import { catalogue } from "@/lib/catalogue/catalogue";
import type { Kind } from "@/lib/catalogue/entry";
import { paths, WORKS_PATH } from "@/lib/paths";
import { episodePages } from "@/lib/podcast/episode-pages";
import { toEpisodes } from "@/lib/server/wire-episode";
import { examplePath } from "@/tests/support/example-content";

const pathsOf = (kind: Kind) => kind.entries().map(({ path }) => path);

export const articlePaths = pathsOf(catalogue.articles);
export const tagPaths = pathsOf(catalogue.tags);
export const workPaths = pathsOf(catalogue.works).filter((path) => path !== WORKS_PATH);

const ROW = /\((\d+), '((?:[^']|'')+)',\s+'((?:[^']|'')+)'\)/g;

const FIRST = Date.parse("2024-08-06T21:00:00Z");
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;

/** The demonstration episodes of the local database (supabase/seed.sql). */
const demoEpisodes = toEpisodes(
  Array.from(readFileSync("supabase/seed.sql", "utf8").matchAll(ROW), (row) => {
    const [, number = "", title = "", description = ""] = row;
    const id = `demo-ep-${number.padStart(4, "0")}`;
    const publishedAt = new Date(FIRST + (Number(number) - 1) * TWO_WEEKS).toISOString();
    return { id, title, description, thumbnail: `/episodes/${id}.svg`, publishedAt };
  }),
);

/** Their pages. */
export const demoEpisodePages = episodePages(demoEpisodes);
export const episodePaths = demoEpisodePages.map(({ page }) => page);

/** One with audio, chapters and a transcript, if any has them. */
export const audioEpisode = demoEpisodePages.find(
  ({ notes, chapters }) => notes?.audio && notes.transcript && chapters.length > 0,
);
/** The newest one that has no more than its title and description. */
const plainEpisode = demoEpisodePages.find(({ notes }) => !notes);

/** The page of an episode that the seed does not have. */
export const isOtherEpisode = (path: string) =>
  path.startsWith(`${paths.podcast}/`) && !episodePaths.includes(path);

/** Every page but those of episodes. */
export const sitePaths = Object.values(catalogue).flatMap(pathsOf);

/** Every page; of the episodes, which are alike, one with a transcript and one without. */
export const allPaths = [
  ...sitePaths,
  ...[audioEpisode, plainEpisode].flatMap((episode) => episode?.page ?? []),
];

/** Of a kind, the pages that look like another one of `allPaths`; by default all after the first. */
const ALIKE: Partial<Record<string, (all: string[]) => string[]>> = {
  pages: (all) => all.filter((path) => path.startsWith(`${paths.calculators}/`)).slice(1),
  articles: (all) => all.filter((path) => path !== examplePath),
  // The first one is a table, the others are notices.
  sheets: (all) => all.slice(2),
  works: () => workPaths.slice(1),
};

const alikePaths = [
  ...Object.entries(catalogue).flatMap(([name, kind]) => {
    const alike = ALIKE[name] ?? ((all) => all.slice(1));
    return alike(pathsOf(kind));
  }),
  ...(audioEpisode && plainEpisode ? [plainEpisode.page] : []),
];

/** One page of each template. */
export const templatePaths = allPaths.filter((path) => !alikePaths.includes(path));

/** The templates that have much of their own, but for those that tests/e2e/states.spec.ts looks at. */
export const samplePaths = [
  paths.home,
  paths.services,
  paths.education,
  paths.socialProjects,
  paths.pressRelease,
  examplePath,
];
