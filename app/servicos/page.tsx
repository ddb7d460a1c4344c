import { QuoteSection } from "@/components/forms/quote-section";
import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { getServices } from "@/lib/content/collections";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { serviceData } from "@/lib/seo/structured-data/services";
import { HeightSafety, ServicesHero } from "@/app/servicos/sections";
import { ServiceCards } from "@/app/servicos/_sections/service-cards";

export const generateMetadata = () => pageMetadata(getPage("servicos"));

export default function ServicesPage() {
  const page = getPage("servicos");
  return (
    <>
      <JsonLd page={page} things={[...getServices().map(serviceData)]} />
      <ServicesHero heading={page.heading} lead={page.lead} />
      <HeightSafety picture={page.picture} />
      <ServiceCards />
      <QuoteSection page={paths.services} marked title="Pronto para Começar?" />
    </>
  );
}
