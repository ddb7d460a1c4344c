import { getPage, type PageContent } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";

/** A page of the site with its texts of content/pages. */
export type SitePage = PageContent & { path: string; name: string };

/**
 * All pages of lib/paths.ts, without articles. Sitemap, share images, llms.txt and the 404 page use
 * this list.
 */
export const getSitePages = (): SitePage[] =>
  Object.values(paths).map((path) => {
    const name = pageName(path);
    return { ...getPage(name), path, name };
  });
