import { PageHero } from "@/components/layout/page-hero";
import { MdxContent } from "@/components/mdx/compile-mdx";
import { JsonLd } from "@/components/seo/json-ld";
import { Section } from "@/components/ui/section";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { ReportBarrier } from "@/app/acessibilidade/_sections/report-barrier";

export const generateMetadata = () =>
  pageMetadata({ ...getPage("acessibilidade"), path: paths.accessibility });

export default function AccessibilityPage() {
  const page = getPage("acessibilidade");
  return (
    <>
      <JsonLd things={[breadcrumbData({ ...page, path: paths.accessibility })]} />
      <PageHero label="Transparência" heading={page.heading} lead={page.lead} />
      <Section className="grid grid-cols-1 gap-12 lg:grid-cols-[1fr_24rem]">
        <div>
          <MdxContent source={page.body} />
        </div>
        <ReportBarrier />
      </Section>
    </>
  );
}
