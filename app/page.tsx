import { JsonLd } from "@/components/seo/json-ld";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { companyData, webSiteData } from "@/lib/structured-data/company";
import { BlogTeasers } from "./_sections/blog-teasers";
import { Credibility } from "./_sections/credibility";
import { HomeHero } from "./_sections/home-hero";
import { MaoAmigaBanner } from "./_sections/mao-amiga-banner";
import { QuoteCall } from "./_sections/quote-call";
import { ServicesSchedule } from "./_sections/services-schedule";
import { SpecialProjects } from "./_sections/special-projects";

const page = getPage("home");

export const metadata = pageMetadata({ ...page, path: paths.home });

export default function HomePage() {
  return (
    <>
      <JsonLd things={[companyData(page.description), webSiteData(page.description)]} />
      <HomeHero heading={page.heading} lead={page.lead} />
      <SpecialProjects />
      <ServicesSchedule />
      <Credibility />
      <MaoAmigaBanner />
      <BlogTeasers />
      <QuoteCall />
    </>
  );
}
