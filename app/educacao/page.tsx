import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";

const page = getPage("educacao");

export const metadata = pageMetadata({ ...page, path: paths.education });

export default function EducationPage() {
  return <PageHero label="Educação" heading={page.heading} lead={page.lead} />;
}
