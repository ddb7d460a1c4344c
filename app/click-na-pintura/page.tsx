import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";

const page = getPage("click-na-pintura");

export const metadata = pageMetadata({ ...page, path: paths.photoContest });

export default function PhotoContestPage() {
  return <PageHero label="Concurso de fotografia" heading={page.heading} lead={page.lead} />;
}
