import { calculatorNames, pageFiles } from "@/lib/content/collections/pages";
import { ContentError } from "@/lib/content/collection";
import { asOfToday } from "@/lib/content/events";
import type { Picture } from "@/lib/content/picture-fields";
import { pageName, paths } from "@/lib/paths";

/** What every page has; `picture` has those with a drawing that it replaces. */
export type PageContent = ReturnType<typeof pageFiles.read>["blog"] & {
  picture?: Picture | undefined;
};

export type SitePage = PageContent & { path: string; name: string };

/** @throws ContentError when the site has no such page */
export function getPage(name: string): SitePage {
  const page = getSitePages().find((page) => page.name === name);
  if (!page) throw new ContentError([`content/pages/${name}.mdx: não é de nenhuma página do site`]);
  return page;
}

/** The addresses of the pages of the code, and of each calculator. */
export const getPagePaths = (): string[] =>
  Object.values(paths).flatMap((path) =>
    path === paths.calculators ? [path, ...calculatorNames.map((name) => `${path}/${name}`)] : path,
  );

export function getSitePages(): SitePage[] {
  const pages: Readonly<Record<string, PageContent>> = pageFiles.read();
  return getPagePaths().map((path) => {
    const name = pageName(path);
    return { ...asOfToday(pages[name]!), path, name };
  });
}
