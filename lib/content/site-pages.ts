import { getPage, getPageNames, type PageContent } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";

/** A page of the site with its texts of content/pages. */
export type SitePage = PageContent & { path: string; name: string };

/** The pages of the calculators: content/pages/calculadoras-<name>.mdx. */
const calculatorPaths = () =>
  getPageNames()
    .filter((name) => name.startsWith("calculadoras-"))
    .map((name) => `/${name.replace("-", "/")}`);

/** The addresses of all pages with a file in content/pages: lib/paths.ts and the calculators. */
export const getPagePaths = (): string[] =>
  Object.values(paths).flatMap((path) =>
    path === paths.calculators ? [path, ...calculatorPaths()] : [path],
  );

/**
 * All pages of content/pages with an address, without articles. Sitemap, share images, llms.txt and
 * the 404 page use this list.
 */
export const getSitePages = (): SitePage[] =>
  getPagePaths().map((path) => {
    const name = pageName(path);
    return { ...getPage(name), path, name };
  });
