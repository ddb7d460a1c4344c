import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyData, webSiteData } from "@/lib/seo/structured-data/company";
import { BlogTeasers, MaoAmigaBanner, QuoteCta } from "@/app/sections";
import { Credibility } from "@/app/_sections/credibility";
import { ServicesList } from "@/app/_sections/services-list";
import { HomeHero } from "@/app/_sections/home-hero";
import { SpecialProjects } from "@/app/_sections/special-projects";

export const generateMetadata = () => pageMetadata(getPage("home"));

export default function HomePage() {
  const page = getPage("home");
  return (
    <>
      <JsonLd things={[companyData(page.description), webSiteData(page.description)]} />
      <HomeHero heading={page.heading} lead={page.lead} />
      <SpecialProjects />
      <ServicesList />
      <Credibility />
      <MaoAmigaBanner />
      <BlogTeasers />
      <QuoteCta />
    </>
  );
}
