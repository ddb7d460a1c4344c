import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";

const page = getPage("mulheres-na-manutencao");

export const metadata = pageMetadata({ ...page, path: paths.womenInMaintenance });

export default function WomenInMaintenancePage() {
  return <PageHero label="Curso on-line" heading={page.heading} lead={page.lead} />;
}
