import { PageHero } from "@/components/layout/page-hero";
import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import {
  AllArticles,
  AllEpisodes,
  AllHandouts,
  AllPages,
  NoScriptNotice,
} from "@/app/mapa-do-site/sections";

export const generateMetadata = () => pageMetadata(getPage("mapa-do-site"));

export default function SiteMapPage() {
  const page = getPage("mapa-do-site");
  return (
    <>
      <JsonLd things={[breadcrumbData(page)]} />
      <PageHero label="Índice de pranchas" heading={page.heading} lead={page.lead} />
      <NoScriptNotice />
      <AllPages />
      <AllArticles />
      <AllHandouts />
      <AllEpisodes />
    </>
  );
}
