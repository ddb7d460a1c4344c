import { JsonLd } from "@/components/layout/json-ld";
import { EpisodesProvider } from "@/components/podcast/episodes-provider";
import { getPage } from "@/lib/content/pages";
import { listed, realEpisodes } from "@/lib/podcast/episode";
import { pageMetadata } from "@/lib/seo/metadata";
import { episodesData, podcastData } from "@/lib/seo/structured-data/podcast";
import { episodePagesAtBuild, episodesAtBuild } from "@/lib/server/episodes-at-build";
import { AudioPlatforms, Episodes, Suggestion, Updates } from "@/app/primoze-cast/sections";
import { PodcastHero } from "@/app/primoze-cast/_sections/podcast-hero";

export const generateMetadata = async () =>
  pageMetadata({
    ...getPage("primoze-cast"),
    podcastFeed: realEpisodes(await episodePagesAtBuild()).length > 0,
  });

export default async function PodcastPage() {
  const page = getPage("primoze-cast");
  const loaded = await episodesAtBuild();
  const pages = await episodePagesAtBuild();
  return (
    <>
      <JsonLd page={page} things={[podcastData(page), ...episodesData(realEpisodes(pages))]} />
      <EpisodesProvider initial={loaded && { ...loaded, episodes: listed(pages) }}>
        <PodcastHero {...page} />
        <Episodes />
        <AudioPlatforms />
        <Updates />
      </EpisodesProvider>
      {/* Not inside: React would have to start the form before each change of the episodes. */}
      <Suggestion />
    </>
  );
}
