import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { AudioPlatforms } from "./_sections/audio-platforms";
import { Episodes } from "./_sections/episodes";
import { PodcastHero } from "./_sections/podcast-hero";
import { Suggestion } from "./_sections/suggestion";

const page = getPage("primoze-cast");

export const metadata = pageMetadata({ ...page, path: paths.podcast });

export default function PodcastPage() {
  return (
    <>
      <PodcastHero heading={page.heading} lead={page.lead} />
      <Episodes />
      <AudioPlatforms />
      <Suggestion />
    </>
  );
}
