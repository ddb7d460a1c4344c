import { TitleBar } from "@/components/layout/hero";
import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import {
  AllArticles,
  AllHandouts,
  AllPages,
  AllReleases,
  AllWorks,
} from "@/app/mapa-do-site/_sections/site-lists";

export const generateMetadata = () => pageMetadata(getPage("mapa-do-site"));

export default function SiteMapPage() {
  const page = getPage("mapa-do-site");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} />
      <AllPages />
      <AllArticles />
      <AllHandouts />
      <AllReleases />
      <AllWorks />
    </>
  );
}
