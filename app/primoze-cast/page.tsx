import { AudioPlatforms } from "@/app/primoze-cast/_sections/audio-platforms";
import { PodcastHero } from "@/app/primoze-cast/_sections/podcast-hero";
import { Suggestion } from "@/app/primoze-cast/_sections/suggestion";
import { JsonLd } from "@/components/layout/json-ld";
import { EpisodeBrowser } from "@/components/podcast/episode-browser";
import { SectionHeading } from "@/components/ui/section";
import { getPage } from "@/lib/content/pages";
import { loadedEpisodes, realEpisodes } from "@/lib/podcast/episode";
import { pageMetadata } from "@/lib/seo/metadata";
import { episodesData, podcastData } from "@/lib/seo/structured-data/podcast";
import { episodePagesAtBuild, episodesAtBuild } from "@/lib/server/episodes-at-build";

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
      <PodcastHero page={page} episodes={pages} />
      <EpisodeBrowser
        built={loaded && loadedEpisodes.parse({ ...loaded, episodes: pages })}
        heading={<SectionHeading id="episodios-titulo" title="Episódios" />}
      >
        <AudioPlatforms />
      </EpisodeBrowser>
      <Suggestion />
    </>
  );
}
