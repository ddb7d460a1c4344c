import { CredibilityLevelArt } from "@/components/art/specials/credibility-level";
import { QuoteSection } from "@/components/forms/quote-section";
import { PageHero } from "@/components/layout/page-hero";
import { ArtFrame } from "@/components/ui/art-frame";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { HeightSafety } from "./_sections/height-safety";
import { ServiceSheets } from "./_sections/service-sheets";

const page = getPage("servicos");

export const metadata = pageMetadata({ ...page, path: paths.services });

export default function ServicesPage() {
  return (
    <>
      <PageHero
        label="Serviços"
        heading={page.heading}
        lead={page.lead}
        art={
          <ArtFrame>
            <CredibilityLevelArt className="h-auto w-full" />
          </ArtFrame>
        }
      />
      <HeightSafety />
      <ServiceSheets />
      <QuoteSection page={paths.services} mark="C" title="Pronto para Começar?" />
    </>
  );
}
