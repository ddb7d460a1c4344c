import { getArticles } from "../../lib/content/articles";
import { articlePath, paths } from "../../lib/paths";

export const articleRoutes = getArticles().map(({ slug }) => articlePath(slug));

/** Every page and article. */
export const siteRoutes: string[] = [...Object.values(paths), ...articleRoutes];
