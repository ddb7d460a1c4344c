import { notFound } from "next/navigation";
import { JsonLd } from "@/components/layout/json-ld";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { episodePath } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import { pageMetadata } from "@/lib/seo/metadata";
import { episodeData } from "@/lib/seo/structured-data/podcast";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { episodeDescription, truncate } from "@/lib/podcast/episode-text";
import { EpisodeHeader } from "@/app/primoze-cast/[slug]/_sections/episode-header";
import {
  EpisodeNeighbours,
  EpisodeText,
  RelatedContent,
} from "@/app/primoze-cast/[slug]/_sections/episode-text";
import { Transcript } from "@/app/primoze-cast/[slug]/_sections/transcript";

type Props = { params: Promise<{ slug: string }> };

/** An episode that is published after the build is in the list, and has no page yet. */
export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await episodePagesAtBuild()).map(({ slug }) => ({ slug }));

async function episodeOf({ params }: Props) {
  const { slug } = await params;
  const episodes = await episodePagesAtBuild();
  return episodes.find((episode) => episode.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const episode = await episodeOf(props);
  return {
    ...pageMetadata({
      title: episode.title,
      searchTitle: truncate(episode.title, SEARCH_TITLE_MAX),
      description: episodeDescription(episode),
      path: episodePath(episode.slug),
      podcastFeed: !isDemonstration(episode),
    }),
    // Search engines are not to list invented episodes.
    ...(isDemonstration(episode) && { robots: { index: false } }),
  };
}

export default async function EpisodePage(props: Props) {
  const episode = await episodeOf(props);
  const path = episodePath(episode.slug);
  return (
    <>
      <JsonLd
        page={{ title: episode.title, path }}
        things={isDemonstration(episode) ? [] : [episodeData(episode)]}
      />
      <EpisodeHeader episode={episode} />
      <EpisodeText episode={episode} />
      <Transcript episode={episode} />
      <RelatedContent episode={episode} />
      <EpisodeNeighbours episode={episode} />
    </>
  );
}
