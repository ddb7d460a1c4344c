import { notFound } from "next/navigation";
import { JsonLd } from "@/components/layout/json-ld";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { episodePath, oembedPath } from "@/lib/paths";
import { withAudio } from "@/lib/podcast/embedded-player";
import { isDemonstration } from "@/lib/podcast/episode";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { episodeData } from "@/lib/seo/structured-data/podcast";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { episodeDescription, truncate } from "@/lib/podcast/episode-text";
import { EpisodeHeader } from "@/app/primoze-cast/[slug]/_sections/episode-header";
import {
  EpisodeNeighbours,
  EpisodeText,
  RelatedContent,
  Transcript,
} from "@/app/primoze-cast/[slug]/sections";

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs show the not-found page; episodes of after the build are only in the list. */
export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await episodePagesAtBuild()).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const episode = await requireEpisode(params);
  return {
    ...pageMetadata({
      title: episode.title,
      searchTitle: truncate(episode.title, SEARCH_TITLE_MAX),
      description: episodeDescription(episode),
      path: episodePath(episode.slug),
      podcastFeed: !isDemonstration(episode),
      ...(withAudio(episode) && {
        formats: { "application/json+oembed": oembedPath(episode.slug) },
      }),
    }),
    // Search engines are not to list invented episodes (docs/decisions/0016).
    ...(isDemonstration(episode) && { robots: { index: false } }),
  };
}

export default async function EpisodePage({ params }: Props) {
  const episode = await requireEpisode(params);
  const path = episodePath(episode.slug);
  return (
    <>
      <JsonLd
        things={[
          ...(isDemonstration(episode) ? [] : [episodeData(episode)]),
          breadcrumbData({ title: episode.title, path }),
        ]}
      />
      <EpisodeHeader episode={episode} />
      <EpisodeText episode={episode} />
      <Transcript episode={episode} />
      <RelatedContent episode={episode} />
      <EpisodeNeighbours episode={episode} />
    </>
  );
}

async function requireEpisode(params: Props["params"]) {
  const { slug } = await params;
  return (await episodePagesAtBuild()).find((episode) => episode.slug === slug) ?? notFound();
}
