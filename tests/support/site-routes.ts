import { getArticles } from "../../lib/content/articles";
import { getLessons } from "../../lib/content/lessons";
import { articlePath, handoutPath, paths } from "../../lib/paths";

export const articleRoutes = getArticles().map(({ slug }) => articlePath(slug));

/** Every page, article and handout. */
export const siteRoutes: string[] = [
  ...Object.values(paths),
  ...articleRoutes,
  ...getLessons().map(({ slug }) => handoutPath(slug)),
];
