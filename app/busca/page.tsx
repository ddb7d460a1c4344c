import type { Metadata } from "next";
import { preload } from "react-dom";
import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/hero";
import { SiteSearch } from "@/components/search/site-search";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { getPage } from "@/lib/content/pages";
import { machinePaths, paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = (): Metadata => ({
  ...pageMetadata(getPage("busca")),
  robots: { index: false },
});

export default function SearchPage() {
  const page = getPage("busca");
  preload(machinePaths.searchRecords, {
    as: "fetch",
    crossOrigin: "anonymous",
    fetchPriority: "low",
  });
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} />
      <Section className="pt-8">
        <noscript>
          <Notice tone="warning" className="mb-6 max-w-wide">
            A busca precisa de JavaScript. Sem ele, procure no{" "}
            <a href={paths.siteMap} className="underline">
              mapa do site
            </a>
            , que tem todas as páginas: o navegador acha qualquer palavra com Ctrl + F.
          </Notice>
        </noscript>
        <SiteSearch />
      </Section>
    </>
  );
}
