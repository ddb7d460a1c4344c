import { getArticles, getTags } from "@/lib/content/articles";
import { getSheets } from "@/lib/content/collections/sheets";
import { getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { getReleases } from "@/lib/content/press";
import { getSymptoms } from "@/lib/content/symptoms";
import { getWorks } from "@/lib/content/works";
import {
  articlePath,
  episodePath,
  handoutPath,
  paths,
  releasePath,
  sheetPath,
  tagPath,
  WORKS_PATH,
} from "@/lib/paths";
import { episodePages } from "@/lib/podcast/episode-pages";
import { examplePath } from "@/tests/support/example-content";
import { demoEpisodes } from "@/tests/support/search-episodes";

/** All pages except articles, symptoms, sheets, handouts, works, further releases and episodes (specification §2). */
const pagePaths = getPagePaths();
export const articlePaths = getArticles().map(({ slug }) => articlePath(slug));
const handoutPaths = getLessons().map(({ slug }) => handoutPath(slug));

const symptomPaths = getSymptoms().map(({ path }) => path);
const sheetPaths = getSheets().map(({ slug }) => sheetPath(slug));

export const workPaths = getWorks().map(({ path }) => path);

const releasePaths = getReleases().map(({ name }) => releasePath(name));

/** The pages of the demonstration episodes. */
export const demoEpisodePages = episodePages(demoEpisodes());
export const episodePaths = demoEpisodePages.map(({ slug }) => episodePath(slug));

/** One with audio, chapters and a transcript, if any has them. */
export const audioEpisode = demoEpisodePages.find(
  ({ notes, chapters }) => notes?.audio && notes.transcript && chapters.length > 0,
);
/** The newest one that has no more than its title and description. */
const plainEpisode = demoEpisodePages.find(({ notes }) => !notes);

/** The page of an episode that the seed does not have. */
export const isOtherEpisode = (path: string) =>
  path.startsWith(episodePath("")) && !episodePaths.includes(path);

export const tagPaths = getTags().map(({ tag }) => tagPath(tag));

/** Every page but those of episodes. */
export const sitePaths = [
  ...pagePaths,
  ...articlePaths,
  ...tagPaths,
  ...symptomPaths,
  ...sheetPaths,
  ...handoutPaths,
  ...releasePaths,
  ...(workPaths.length > 0 ? [WORKS_PATH, ...workPaths] : []),
];

/** Every page; of the episodes, which are alike, one with a transcript and one without. */
export const allPaths = [
  ...sitePaths,
  ...[audioEpisode, plainEpisode].flatMap((episode) => episode?.page ?? []),
];

/** Pages that look like another one of `allPaths`. */
const alikePaths: string[] = [
  ...pagePaths.filter((path) => path.startsWith(`${paths.calculators}/`)).slice(1),
  ...articlePaths.filter((path) => path !== examplePath),
  ...tagPaths.slice(1),
  ...symptomPaths.slice(1),
  // The first one is a table, the others are notices.
  ...sheetPaths.slice(2),
  ...handoutPaths.slice(1),
  ...releasePaths.slice(1),
  ...workPaths.slice(1),
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
