import { getArticles, getTags } from "@/lib/content/articles";
import { getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { getReleases } from "@/lib/content/press";
import { articlePath, episodePath, handoutPath, paths, releasePath, tagPath } from "@/lib/paths";
import { episodePages } from "@/lib/podcast/episode-pages";
import { demoEpisodes } from "@/tests/support/search-episodes";

/** All pages except articles, handouts, further releases and episodes (specification §2). */
const pagePaths = getPagePaths();
export const articlePaths = getArticles().map(({ slug }) => articlePath(slug));
const handoutPaths = getLessons().map(({ slug }) => handoutPath(slug));

const releasePaths = getReleases().map(({ name }) => releasePath(name));

/** The pages of the demonstration episodes. */
export const demoEpisodePages = episodePages(demoEpisodes());
export const episodePaths = demoEpisodePages.map(({ slug }) => episodePath(slug));

/** The page of a demonstration episode. */
export const demoEpisodePath = (id: string) =>
  episodePath(demoEpisodePages.find((episode) => episode.id === id)!.slug);

const tagPaths = getTags().map(({ tag }) => tagPath(tag));

/** Every page but those of episodes. */
export const sitePaths = [
  ...pagePaths,
  ...articlePaths,
  ...tagPaths,
  ...handoutPaths,
  ...releasePaths,
];

/** Every page; of the episodes, which are alike, one with a transcript and one without. */
export const allPaths = [...sitePaths, ...["demo-ep-0012", "demo-ep-0029"].map(demoEpisodePath)];

/** Pages that look like another one of `allPaths`. */
const alikePaths: string[] = [
  ...pagePaths.filter((path) => path.startsWith(`${paths.calculators}/`)).slice(1),
  ...articlePaths.filter((path) => path !== articlePath("guia-pintura")),
  ...tagPaths.slice(1),
  ...handoutPaths.filter((path) => path !== handoutPath("torneira-que-pinga")),
  ...releasePaths.slice(1),
  demoEpisodePath("demo-ep-0029"),
];

/** One page of each template. */
export const templatePaths = allPaths.filter((path) => !alikePaths.includes(path));
