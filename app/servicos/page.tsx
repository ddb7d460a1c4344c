import { HeightSafety } from "@/app/servicos/_sections/height-safety";
import { ServiceCards } from "@/app/servicos/_sections/service-cards";
import { InlineDrawing } from "@/components/art/drawing";
import { QuoteSection } from "@/components/forms/quote-section";
import { JsonLd } from "@/components/layout/json-ld";
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
    <div className="container-site grid grid-cols-1 items-end gap-x-16 gap-y-4 pt-8 sm:gap-y-6 sm:pt-12 lg:grid-cols-main-aside">
      <div>
        <h1 className="text-4xl headline">{heading}</h1>
      </div>
      <p className="max-w-text text-lg text-balance">{addNonBreakingSpaces(lead)}</p>
    </div>
    {/* Phones show the middle of the drawing. */}
    <div className="mt-4 flex justify-center overflow-hidden lg:mt-6 print:hidden">
      <InlineDrawing name="street" className="street h-auto max-w-none shrink-0" />
    </div>
  </section>
);
