import { ContentError } from "@/lib/content/collection";
import { pageFiles } from "@/lib/content/collections";
import { asOfToday } from "@/lib/content/events";
import { pageName, paths } from "@/lib/paths";

export type PageContent = ReturnType<typeof pageFiles>[number];

export type SitePage = PageContent & { path: string; name: string };

/** @throws ContentError when content/pages/<name>.mdx does not exist */
export function getPage(name: string): SitePage {
  const page = pageFiles().find(({ slug }) => slug === name);
  const path = getPagePaths().find((path) => pageName(path) === name);
  if (!page || !path) throw new ContentError([`content/pages/${name}.mdx: o arquivo não existe`]);
  return { ...asOfToday(page), path, name };
}

/** The pages of the calculators: content/pages/calculadoras-<name>.mdx. */
const calculatorPaths = () =>
  pageFiles()
    .filter(({ slug }) => slug.startsWith("calculadoras-"))
    .map(({ slug }) => `/${slug.replace("-", "/")}`);

export const getPagePaths = (): string[] =>
  Object.values(paths).flatMap((path) =>
    path === paths.calculators ? [path, ...calculatorPaths()] : [path],
  );

export const getSitePages = (): SitePage[] => getPagePaths().map((path) => getPage(pageName(path)));
