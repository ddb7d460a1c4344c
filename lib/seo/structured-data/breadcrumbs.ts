import type { BreadcrumbList } from "schema-dts";
import { getPage } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

type Step = { path: string; title: string };

/** From the home page through every page whose path is a prefix, or through those `above`. */
export function breadcrumbData({ above, ...page }: Step & { above?: Step[] }): BreadcrumbList {
  const parents =
    above ??
    Object.values(paths)
      .filter((path) => path !== paths.home && page.path.startsWith(`${path}/`))
      .map((path) => ({ path, title: getPage(pageName(path)).title }));
  const steps: Step[] = [{ path: paths.home, title: "Início" }, ...parents, page];
  const itemListElement = steps.map(({ path, title }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: title,
    item: absoluteUrl(path),
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}
