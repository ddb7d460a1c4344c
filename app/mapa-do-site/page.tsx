import { PageHero } from "@/components/layout/page-hero";
import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import {
  AllArticles,
  AllEpisodes,
  AllHandouts,
  AllPages,
  NoScriptNotice,
} from "@/app/mapa-do-site/sections";

export const generateMetadata = () =>
  pageMetadata({ ...getPage("mapa-do-site"), path: paths.siteMap });

export default function SiteMapPage() {
  const page = getPage("mapa-do-site");
  return (
    <>
      <JsonLd things={[breadcrumbData({ ...page, path: paths.siteMap })]} />
      <PageHero label="Índice de pranchas" heading={page.heading} lead={page.lead} />
      <NoScriptNotice />
      <AllPages />
      <AllArticles />
      <AllHandouts />
      <AllEpisodes />
    </>
  );
}
