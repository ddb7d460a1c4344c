import { getArticles } from "@/lib/content/articles";
import { getLessons } from "@/lib/content/lessons";
import { articlePath, handoutPath, paths } from "@/lib/paths";

/** All pages except articles and handouts (specification §2). */
export const pagePaths: string[] = Object.values(paths);
export const articlePaths = getArticles().map(({ slug }) => articlePath(slug));
export const handoutPaths = getLessons().map(({ slug }) => handoutPath(slug));

/** Every page of the site. */
export const allPaths = [...pagePaths, ...articlePaths, ...handoutPaths];
