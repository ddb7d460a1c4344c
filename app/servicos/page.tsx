import "@/app/servicos/services.css";
import { HeightSafety } from "@/app/servicos/_sections/height-safety";
import { ServiceCards } from "@/app/servicos/_sections/service-cards";
import { InlineDrawing } from "@/components/art/drawing";
import { QuoteSection } from "@/components/forms/quote-section";
import { JsonLd } from "@/components/layout/json-ld";
import { Headline, Lead } from "@/components/ui/text";
import { getServices } from "@/lib/content/collections/services";
import { getPage, type PageContent } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { serviceData } from "@/lib/seo/structured-data/services";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

export const generateMetadata = () => pageMetadata(getPage("servicos"));

export default function ServicesPage() {
  const page = getPage("servicos");
  return (
    <>
      <JsonLd page={page} things={getServices().map(serviceData)} />
      <ServicesHero {...page} />
      <HeightSafety photograph={page.picture} />
      <ServiceCards />
      <QuoteSection page={paths.services} title="Pronto para Começar?" />
    </>
  );
}

const ServicesHero = ({ heading, lead }: Pick<PageContent, "heading" | "lead">) => (
  <section className="border-b-line border-grafite paper-grid">
    <div className="container-site grid grid-cols-1 items-end gap-x-16 gap-y-6 pt-8 lg:grid-cols-main-aside lg:pt-12">
      <div>
        <Headline as="h1" size="page">
          {heading}
        </Headline>
      </div>
      <Lead>{addNonBreakingSpaces(lead)}</Lead>
    </div>
    {/* Phones show the middle of the drawing. */}
    <div className="mt-6 flex justify-center overflow-hidden print:hidden">
      <InlineDrawing name="street" className="street h-auto max-w-none shrink-0" />
    </div>
  </section>
);
