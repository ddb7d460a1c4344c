import type { PodcastEpisode, PodcastSeries } from "schema-dts";
import type { PageContent } from "@/lib/content/pages";
import { PODCAST } from "@/lib/limits";
import { machinePaths, paths, shareImageAddress } from "@/lib/paths";
import type { Episode } from "@/lib/podcast/episode";
import { episodeNumber } from "@/lib/podcast/episode-number";
import { truncateDescription } from "@/lib/podcast/truncate";
import { absoluteUrl } from "@/lib/seo/metadata";
import { playerUrl, watchUrl } from "@/lib/podcast/youtube";
import { companyReference } from "@/lib/structured-data/company";

const SERIES_ID = absoluteUrl(`${paths.podcast}#podcast`);

/** The podcast (§2.9). */
export const podcastData = (page: PageContent): PodcastSeries => ({
  "@type": "PodcastSeries",
  "@id": SERIES_ID,
  name: page.heading,
  description: page.lead,
  url: absoluteUrl(paths.podcast),
  image: absoluteUrl(shareImageAddress(paths.podcast)),
  webFeed: absoluteUrl(machinePaths.podcastFeed),
  inLanguage: "pt-BR",
  author: companyReference,
});

/** The featured episodes with their videos. All episodes are in the feed. */
export const episodesData = (episodes: Episode[]): PodcastEpisode[] =>
  episodes.slice(0, PODCAST.featured).map((episode) => {
    const nameAndDescription = {
      name: episode.title,
      description: truncateDescription(episode.description),
    };
    const number = episodeNumber(episode.title);
    return {
      "@type": "PodcastEpisode",
      ...nameAndDescription,
      url: watchUrl(episode.id),
      datePublished: episode.publishedAt,
      ...(number !== undefined && { episodeNumber: number }),
      partOfSeries: { "@id": SERIES_ID },
      associatedMedia: {
        "@type": "VideoObject",
        ...nameAndDescription,
        thumbnailUrl: absoluteUrl(episode.thumbnail || shareImageAddress(paths.podcast)),
        uploadDate: episode.publishedAt,
        url: watchUrl(episode.id),
        embedUrl: playerUrl(episode.id),
      },
    };
  });
