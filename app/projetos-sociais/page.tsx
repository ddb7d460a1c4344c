import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";

const page = getPage("projetos-sociais");

export const metadata = pageMetadata({ ...page, path: paths.socialProjects });

export default function SocialProjectsPage() {
  return <PageHero label="Projetos sociais · Mão Amiga" heading={page.heading} lead={page.lead} />;
}
