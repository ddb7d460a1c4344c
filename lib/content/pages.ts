import { ContentError } from "@/lib/content/collection";
import { pageFiles } from "@/lib/content/collections";
import { asOfToday } from "@/lib/content/events";
import { pageName, paths } from "@/lib/paths";

export type PageContent = ReturnType<typeof pageFiles>[number];

export type SitePage = PageContent & { path: string; name: string };

/** @throws ContentError when content/pages/<name>.mdx does not exist */
export function getPage(name: string): SitePage {
  const files = pageFiles();
  const path = pathsOf(files).find((path) => pageName(path) === name);
  return pageAt(path, name, files);
}

export const getPagePaths = (): string[] => pathsOf(pageFiles());

export function getSitePages(): SitePage[] {
  const files = pageFiles();
  return pathsOf(files).map((path) => pageAt(path, pageName(path), files));
}

function pageAt(path: string | undefined, name: string, files: PageContent[]): SitePage {
  const page = files.find(({ slug }) => slug === name);
  if (!page || !path) throw new ContentError([`content/pages/${name}.mdx: o arquivo não existe`]);
  return { ...asOfToday(page), path, name };
}

/** Those of the code, and of each calculator: content/pages/calculadoras-<name>.mdx. */
function pathsOf(files: PageContent[]): string[] {
  const calculators = files
    .filter(({ slug }) => slug.startsWith("calculadoras-"))
    .map(({ slug }) => `/${slug.replace("-", "/")}`);
  return Object.values(paths).flatMap((path) =>
    path === paths.calculators ? [path, ...calculators] : [path],
  );
}
