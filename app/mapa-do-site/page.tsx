import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { AllArticles } from "./_sections/all-articles";
import { AllPages } from "./_sections/all-pages";
import { WithoutScript } from "./_sections/without-script";

const page = getPage("mapa-do-site");

export const metadata = pageMetadata({ ...page, path: paths.siteMap });

export default function SiteMapPage() {
  return (
    <>
      <PageHero label="Índice de pranchas" heading={page.heading} lead={page.lead} />
      <div data-pagefind-ignore>
        <WithoutScript />
        <AllPages />
        <AllArticles />
      </div>
    </>
  );
}
