import type { Metadata } from "next";
import { noonTimestamp } from "@/lib/content/dates";
import { env } from "@/lib/env";
import { machinePaths, paths, shareImagePath } from "@/lib/paths";
import { site } from "@/lib/site";

/** Where the site stands, for absolute addresses; localhost where SITE_URL is not set. */
export const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`);

/** The address in full, as machines outside the site need it. */
export const absoluteUrl = (path: string): string => new URL(path, siteUrl).href;

/** Size of the pictures that shared links show, in pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The site's feeds, named on every page so that a feed reader finds them from any. */
const feedLinks = {
  "application/rss+xml": [
    { url: machinePaths.rss, title: `Blog da ${site.name} (RSS)` },
    { url: machinePaths.podcastFeed, title: `${site.podcastName} (RSS)` },
  ],
  "application/atom+xml": [{ url: machinePaths.atom, title: `Blog da ${site.name} (Atom)` }],
  "application/feed+json": [
    { url: machinePaths.jsonFeed, title: `Blog da ${site.name} (JSON Feed)` },
  ],
};

type PageHead = {
  title: string;
  /** In its place where search engines and browser tabs show it, if the title is long. */
  searchTitle?: string;
  description: string;
  /** The page's address, for the canonical link and the picture of shared links. */
  path: string;
  /** What a page that is an article says about itself; days as "YYYY-MM-DD". */
  article?: { date: string; updated?: string; category?: string; tags?: string[] };
  /** The page in other formats: media type to address. */
  formats?: Record<string, string>;
};

/** Metadata of one page; it has no default for title and description on purpose. */
export function pageMetadata(page: PageHead): Metadata {
  const { title, searchTitle = title, description, path, article, formats } = page;
  const images = [
    { url: shareImagePath(path), ...SHARE_IMAGE_SIZE, alt: title, type: "image/png" },
  ];
  const openGraph = {
    title,
    description,
    url: path,
    siteName: site.name,
    locale: "pt_BR",
    images,
  };
  return {
    title: `${searchTitle} · ${site.name}`,
    description,
    alternates: { canonical: path, types: { ...feedLinks, ...formats } },
    openGraph: article
      ? { ...openGraph, ...articleProperties(article) }
      : { ...openGraph, type: "website" },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

const articleProperties = ({
  date,
  updated,
  category,
  tags,
}: NonNullable<PageHead["article"]>) => ({
  type: "article" as const,
  publishedTime: noonTimestamp(date),
  modifiedTime: noonTimestamp(updated ?? date),
  authors: [absoluteUrl(paths.home)],
  section: category,
  tags,
});
