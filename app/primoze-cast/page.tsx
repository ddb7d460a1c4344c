import { Activity } from "react";
import { AudioPlatforms } from "@/app/primoze-cast/_sections/audio-platforms";
import { PodcastHero } from "@/app/primoze-cast/_sections/podcast-hero";
import { SuggestionForm } from "@/app/primoze-cast/_sections/suggestion-form";
import { TargetMessages } from "@/components/forms/form-messages";
import { JsonLd } from "@/components/layout/json-ld";
import { EpisodeBrowser } from "@/components/podcast/episode-browser";
import { Section } from "@/components/ui/section";
import { getPage } from "@/lib/content/pages";
import { listedEpisode, realEpisodes } from "@/lib/podcast/episode";
import { pageMetadata } from "@/lib/seo/metadata";
import { episodesData, podcastData } from "@/lib/seo/structured-data/podcast";
import { episodePagesAtBuild, episodesAtBuild } from "@/lib/server/episodes-at-build";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";

export const generateMetadata = async () =>
  pageMetadata({
    ...getPage("primoze-cast"),
    podcastFeed: realEpisodes(await episodePagesAtBuild()).length > 0,
  });

export default async function PodcastPage() {
  const page = getPage("primoze-cast");
  const loaded = await episodesAtBuild();
  const pages = await episodePagesAtBuild();
  const platforms = page.sections.find(({ id }) => id === "plataformas");
  return (
    <>
      <JsonLd page={page} things={[podcastData(page), ...episodesData(realEpisodes(pages))]} />
      <PodcastHero page={page} episodes={pages} />
      <EpisodeBrowser built={loaded && { ...loaded, episodes: pages.map(listedEpisode) }}>
        <AudioPlatforms title={platforms?.title ?? "Plataformas de áudio"} />
      </EpisodeBrowser>
      <Suggestion />
    </>
  );
}

const Suggestion = () => (
  <Section
    id="sugestao"
    labelledBy="sugestao-titulo"
    columns="picture-text"
    className="no-print"
    title="Que assunto está faltando?"
  >
    <div>
      <TargetMessages contract={suggestion} />
      {/* A boundary of its own: React takes the page over in steps. */}
      <Activity>
        <SuggestionForm />
      </Activity>
    </div>
  </Section>
);
