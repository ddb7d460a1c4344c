import { JsonLd } from "@/components/layout/json-ld";
import { EpisodeBrowser } from "@/components/podcast/episode-browser";
import { numericDate } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { loadedEpisodes, realEpisodes } from "@/lib/podcast/episode";
import { pageMetadata } from "@/lib/seo/metadata";
import { episodesData, podcastData } from "@/lib/seo/structured-data/podcast";
import { episodePagesAtBuild, episodesAtBuild } from "@/lib/server/episodes-at-build";
import { AudioPlatforms, EpisodesHeading, Suggestion } from "@/app/primoze-cast/sections";
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
      <PodcastHero {...page} episodes={pages.length} />
      <EpisodeBrowser
        built={loaded && loadedEpisodes.parse({ ...loaded, episodes: pages })}
        builtOn={numericDate(saoPauloDate())}
        heading={<EpisodesHeading />}
      >
        <AudioPlatforms />
      </EpisodeBrowser>
      <Suggestion />
    </>
  );
}
