import { QuoteSection } from "@/components/forms/quote-section";
import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";

const page = getPage("servicos");

export const metadata = pageMetadata({ ...page, path: paths.services });

export default function ServicesPage() {
  return (
    <>
      <PageHero label="Serviços" heading={page.heading} lead={page.lead} />
      <QuoteSection page={paths.services} title="Pronto para Começar?" />
    </>
  );
}
