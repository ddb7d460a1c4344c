import type { PodcastEpisode, PodcastSeries } from "schema-dts";
import type { PageContent } from "@/lib/content/pages";
import { PODCAST } from "@/lib/limits";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { episodePath, machinePaths, paths } from "@/lib/paths";
import { episodeDescription } from "@/lib/podcast/episode-text";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { absoluteUrl } from "@/lib/site-url";
import { playerUrl, watchUrl } from "@/lib/format/youtube";
import { site } from "@/lib/site";
import { companyReference } from "@/lib/seo/structured-data/company";

const SERIES_ID = absoluteUrl(`${paths.podcast}#podcast`);

export const podcastData = (page: PageContent): PodcastSeries => ({
  "@type": "PodcastSeries",
  "@id": SERIES_ID,
  name: page.heading,
  description: page.lead,
  url: absoluteUrl(paths.podcast),
  image: absoluteUrl(shareImagePath(paths.podcast)),
  webFeed: absoluteUrl(machinePaths.podcastFeed),
  inLanguage: "pt-BR",
  author: companyReference,
});

export const episodesData = (episodes: EpisodePage[]): PodcastEpisode[] =>
  episodes.slice(0, PODCAST.featured).map(episodeData);

export function episodeData(episode: EpisodePage): PodcastEpisode {
  const { id, title, slug, number, thumbnail, publishedAt, notes } = episode;
  const url = absoluteUrl(episodePath(slug));
  const nameAndDescription = { name: title, description: episodeDescription(episode) };
  // Sound and video are the same recording.
  const duration = notes?.audio?.duration;
  const transcript = notes?.transcript?.map(({ text }) => text).join("\n");
  return {
    "@type": "PodcastEpisode",
    ...nameAndDescription,
    url,
    datePublished: publishedAt,
    ...(number !== undefined && { episodeNumber: number }),
    partOfSeries: { "@type": "CreativeWorkSeries", "@id": SERIES_ID, name: site.podcastName },
    associatedMedia: {
      "@type": "VideoObject",
      ...nameAndDescription,
      thumbnailUrl: absoluteUrl(thumbnail || shareImagePath(paths.podcast)),
      uploadDate: publishedAt,
      url: watchUrl(id),
      embedUrl: playerUrl(id),
      ...(duration && { duration: `PT${duration}S` }),
      ...(transcript && { transcript }),
    },
    ...(notes?.audio && {
      audio: {
        "@type": "AudioObject",
        contentUrl: absoluteUrl(notes.audio.url),
        duration: `PT${notes.audio.duration}S`,
      },
    }),
  };
}
