import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyData } from "@/lib/seo/structured-data/company";
import { ContactHero, ContactSection } from "@/app/contato/sections";

export const generateMetadata = () => pageMetadata(getPage("contato"));

export default function ContactPage() {
  const page = getPage("contato");
  return (
    <>
      <JsonLd page={page} things={[companyData(getPage("home").description)]} />
      <ContactHero heading={page.heading} lead={page.lead} />
      <ContactSection />
    </>
  );
}
