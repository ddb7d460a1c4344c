import type { MetadataRoute } from "next";
import type { Entry, Video } from "@/lib/catalogue/entry";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { playerUrl } from "@/lib/format/youtube";
import { truncate } from "@/lib/podcast/episode-text";
import { absoluteUrl } from "@/lib/site-url";

/** Characters, as sitemaps define it; of the text before its escaping. */
const VIDEO_DESCRIPTION_MAX = 2048;

type SitemapEntry = MetadataRoute.Sitemap[number];
type SitemapVideo = NonNullable<SitemapEntry["videos"]>[number];

/**
 * `lastModified` only where a content file has a date: search engines ignore sites that guess.
 * @param picturesOf the addresses of the pictures in a page's text
 */
export const sitemapEntries = (
  entries: readonly Entry[],
  picturesOf: (entry: Entry) => string[] = () => [],
): MetadataRoute.Sitemap =>
  entries
    .filter(({ indexed }) => indexed)
    .map((entry) => {
      const { path, updated, photographs, videos } = entry;
      const images = [shareImagePath(path), ...(photographs?.() ?? []), ...picturesOf(entry)];
      return {
        url: absoluteUrl(path),
        lastModified: updated,
        images: images.map(absoluteUrl),
        videos: videos?.().map(sitemapVideo),
      };
    });

const sitemapVideo = ({ id, title, text, thumbnail, publishedAt }: Video): SitemapVideo => ({
  title,
  description: truncate(text, VIDEO_DESCRIPTION_MAX),
  thumbnail_loc: absoluteUrl(thumbnail),
  player_loc: playerUrl(id),
  publication_date: publishedAt,
});
