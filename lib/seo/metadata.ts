import type { Metadata } from "next";
import { noonTimestamp } from "@/lib/content/dates";
import type { Picture } from "@/lib/content/picture-fields";
import { hasPodcastAudio } from "@/lib/podcast/episode-notes";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { machinePaths, paths } from "@/lib/paths";
import { fediverseProfile, site } from "@/lib/site";
import { absoluteUrl } from "@/lib/site-url";

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const podcastFeedTitle = () =>
  hasPodcastAudio() ? `${site.podcastName} (podcast)` : `${site.podcastName}: vídeos (RSS)`;

type ArticleMetadata = { date: string; updated?: string; category?: string; tags?: string[] };

type PageMetadata = {
  title: string;
  searchTitle?: string;
  shareTitle?: string;
  /** Of the page; it takes the drawing's place on the share image. */
  picture?: Picture | undefined;
  /** The words on the share image; by default the title. */
  heading?: string;
  description: string;
  path: string;
  article?: ArticleMetadata;
  /** Whether the page links the feed of the podcast, too; it does not while that is empty. */
  podcastFeed?: boolean;
};

/** Every page links the feed of the blog, so that feed readers find it. */
const feedLinks = ({ podcastFeed = false }: PageMetadata) => ({
  "application/rss+xml": [
    { url: machinePaths.rss, title: `Blog da ${site.name} (RSS)` },
    ...(podcastFeed ? [{ url: machinePaths.podcastFeed, title: podcastFeedTitle() }] : []),
  ],
});

export function pageMetadata(page: PageMetadata): Metadata {
  const { title, searchTitle = title, description, path, article } = page;
  const { shareTitle = article ? title : searchTitle } = page;
  const images = [
    {
      url: shareImagePath(path),
      ...SHARE_IMAGE_SIZE,
      alt: `“${page.heading ?? title}”, com ${shownIn(page)}`,
      type: "image/png",
    },
  ];
  const openGraph = {
    title: shareTitle,
    description,
    url: path,
    siteName: site.name,
    locale: "pt_BR",
    images,
  };
  return {
    title: `${searchTitle} · ${site.name}`,
    description,
    alternates: { canonical: path, types: feedLinks(page) },
    // Search engines show the share image as large as they can.
    robots: { "max-image-preview": "large" },
    // Mastodon shows the profile beside links to the page.
    ...(fediverseProfile && { other: { "fediverse:creator": fediverseProfile } }),
    openGraph: article
      ? { ...openGraph, ...articleProperties(article) }
      : { ...openGraph, type: "website" },
    twitter: { card: "summary_large_image", title: shareTitle, description, images },
  };
}

const shownIn = ({ picture }: PageMetadata) =>
  picture ? `a fotografia: ${picture.alt}` : `um desenho técnico da ${site.name}`;

const articleProperties = ({ date, updated, category, tags }: ArticleMetadata) => ({
  type: "article" as const,
  publishedTime: noonTimestamp(date),
  modifiedTime: noonTimestamp(updated ?? date),
  authors: [absoluteUrl(paths.home)],
  section: category,
  tags,
});
