import { JsonLd } from "@/components/seo/json-ld";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { realEpisodes } from "@/lib/podcast/episode";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { episodesData, podcastData } from "@/lib/structured-data/podcast";
import { episodesAtBuild } from "@/lib/supabase/episodes-at-build";
import { AudioPlatforms } from "@/app/primoze-cast/_sections/audio-platforms";
import { Episodes } from "@/app/primoze-cast/_sections/episodes";
import { PodcastHero } from "@/app/primoze-cast/_sections/podcast-hero";
import { Suggestion } from "@/app/primoze-cast/_sections/suggestion";

export const generateMetadata = () =>
  pageMetadata({ ...getPage("primoze-cast"), path: paths.podcast });

export default async function PodcastPage() {
  const page = getPage("primoze-cast");
  const loaded = await episodesAtBuild();
  return (
    <>
      <JsonLd
        things={[
          podcastData(page),
          ...episodesData(realEpisodes(loaded)),
          breadcrumbData({ ...page, path: paths.podcast }),
        ]}
      />
      <PodcastHero heading={page.heading} lead={page.lead} />
      <Episodes initial={loaded} />
      <AudioPlatforms />
      <Suggestion />
    </>
  );
}
