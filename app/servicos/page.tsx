import { InlineDrawing } from "@/components/art/inline-svg";
import { QuoteSection } from "@/components/forms/quote-section";
import { PageHero } from "@/components/layout/page-hero";
import { JsonLd } from "@/components/seo/json-ld";
import { ArtFrame } from "@/components/ui/art-frame";
import { getPage } from "@/lib/content/pages";
import { getServices } from "@/lib/content/services";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { serviceData } from "@/lib/structured-data/services";
import { HeightSafety } from "@/app/servicos/_sections/height-safety";
import { ServiceCards } from "@/app/servicos/_sections/service-cards";

export const generateMetadata = () =>
  pageMetadata({ ...getPage("servicos"), path: paths.services });

export default function ServicesPage() {
  const page = getPage("servicos");
  return (
    <>
      <JsonLd
        things={[
          ...getServices().map(serviceData),
          breadcrumbData({ ...page, path: paths.services }),
        ]}
      />
      <PageHero
        label="Serviços"
        heading={page.heading}
        lead={page.lead}
        art={
          <ArtFrame>
            <InlineDrawing name="credibility" className="h-auto w-full" />
          </ArtFrame>
        }
      />
      <HeightSafety />
      <ServiceCards />
      <QuoteSection page={paths.services} mark="C" title="Pronto para Começar?" />
    </>
  );
}
