import type { BreadcrumbList } from "schema-dts";
import { getPage } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";

/**
 * The way from the home page to a page: every page whose address is the beginning of this one's.
 * @param here.title what the last step is called
 */
export function breadcrumbData(here: { path: string; title: string }): BreadcrumbList {
  const parents = Object.values(paths)
    .filter((path) => path !== paths.home && here.path.startsWith(`${path}/`))
    .map((path) => ({ path, title: getPage(pageName(path)).title }));
  const steps = [{ path: paths.home, title: "Início" }, ...parents, here];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  };
}
