import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";

const page = getPage("primoze-cast");

export const metadata = pageMetadata({ ...page, path: paths.podcast });

export default function PodcastPage() {
  return <PageHero label="Podcast quinzenal" heading={page.heading} lead={page.lead} />;
}
