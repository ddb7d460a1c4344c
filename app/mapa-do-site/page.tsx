import { TitleBar } from "@/components/layout/page-hero";
import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import {
  AllArticles,
  AllEpisodes,
  AllHandouts,
  AllPages,
  AllReleases,
  AllWorks,
} from "@/app/mapa-do-site/sections";

export const generateMetadata = () => pageMetadata(getPage("mapa-do-site"));

export default function SiteMapPage() {
  const page = getPage("mapa-do-site");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead}>
        <p className="drawing-label max-md:hidden">Índice de pranchas</p>
      </TitleBar>
      <AllPages />
      <AllArticles />
      <AllHandouts />
      <AllEpisodes />
      <AllReleases />
      <AllWorks />
    </>
  );
}
