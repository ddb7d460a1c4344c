import { generateRssFeed } from "feedsmith";
import { noonDate } from "@/lib/content/dates";
import { listReleases } from "@/lib/content/press";
import type { PageContent } from "@/lib/content/pages";
import { feedBasics } from "@/lib/feeds/blog-feed";
import { paths, pressPaths, releasePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";

/** An invented date is left out. */
export function releaseFeed({
  heading,
  description,
}: Pick<PageContent, "heading" | "description">) {
  const { language, copyright, generator } = feedBasics;
  const self = absoluteUrl(pressPaths.feed);
  return generateRssFeed({
    title: `${site.name}: ${heading}`,
    link: absoluteUrl(paths.pressRoom),
    description,
    language,
    copyright,
    generator,
    atom: { links: [{ href: self, rel: "self", type: "application/rss+xml" }] },
    items: listReleases().map(({ name, title, lead, date, isDateInvented }) => {
      const url = absoluteUrl(releasePath(name));
      return {
        title,
        link: url,
        guid: { value: url, isPermaLink: true },
        description: lead,
        ...(!isDateInvented && { pubDate: noonDate(date) }),
      };
    }),
  });
}
