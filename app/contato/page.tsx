import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { ContactSection } from "./_sections/contact-section";

const page = getPage("contato");

export const metadata = pageMetadata({ ...page, path: paths.contact });

export default function ContactPage() {
  return (
    <>
      <PageHero label="Contato" heading={page.heading} lead={page.lead} />
      <ContactSection />
    </>
  );
}
