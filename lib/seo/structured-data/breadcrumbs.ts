import type { BreadcrumbList } from "schema-dts";
import { getPage } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";

/** From the home page through every page whose path is a prefix. */
export function breadcrumbData(page: { path: string; title: string }): BreadcrumbList {
  const parents = Object.values(paths)
    .filter((path) => path !== paths.home && page.path.startsWith(`${path}/`))
    .map((path) => ({ path, title: getPage(pageName(path)).title }));
  const steps = [{ path: paths.home, title: "Início" }, ...parents, page];
  return { "@type": "BreadcrumbList", itemListElement: listItems(steps) };
}

export const listItems = (pages: { path: string; title: string }[]) =>
  pages.map(({ path, title }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: title,
    item: absoluteUrl(path),
  }));
