import { ContentError } from "@/lib/content/collection";
import { pageFiles } from "@/lib/content/collections";
import { pageName, paths } from "@/lib/paths";

export type PageContent = ReturnType<typeof pageFiles>[number];

/** The texts of a page. @throws ContentError when content/pages/<name>.mdx does not exist */
export function getPage(name: string): PageContent {
  const page = pageFiles().find(({ slug }) => slug === name);
  if (!page) throw new ContentError([`content/pages/${name}.mdx: the file does not exist`]);
  return page;
}

/** A page of the site with its texts of content/pages. */
export type SitePage = PageContent & { path: string; name: string };

/** The pages of the calculators: content/pages/calculadoras-<name>.mdx. */
const calculatorPaths = () =>
  pageFiles()
    .filter(({ slug }) => slug.startsWith("calculadoras-"))
    .map(({ slug }) => `/${slug.replace("-", "/")}`);

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
