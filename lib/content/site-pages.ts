import { getPage, type PageContent } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";

/** A page of its own address, with the words of content/pages. */
export type SitePage = PageContent & { path: string; name: string };

/** Every page of lib/paths.ts, articles aside: the one list for sitemap, share images, llms.txt and the 404 page. */
export const getSitePages = (): SitePage[] =>
  Object.values(paths).map((path) => {
    const name = pageName(path);
    return { ...getPage(name), path, name };
  });
