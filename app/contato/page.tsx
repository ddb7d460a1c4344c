import { PageHero } from "@/components/layout/page-hero";
import { JsonLd } from "@/components/seo/json-ld";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { companyData } from "@/lib/structured-data/company";
import { ContactSection } from "@/app/contato/_sections/contact-section";

const page = getPage("contato");

export const metadata = pageMetadata({ ...page, path: paths.contact });

export default function ContactPage() {
  return (
    <>
      <JsonLd
        things={[
          companyData(getPage("home").description),
          breadcrumbData({ ...page, path: paths.contact }),
        ]}
      />
      <PageHero label="Contato" heading={page.heading} lead={page.lead} />
      <ContactSection />
    </>
  );
}
