import { PageHero } from "@/components/layout/page-hero";
import { JsonLd } from "@/components/seo/json-ld";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { CalculatorCards } from "@/app/calculadoras/_sections/calculator-cards";

export const generateMetadata = () =>
  pageMetadata({ ...getPage("calculadoras"), path: paths.calculators });

export default function CalculatorsPage() {
  const page = getPage("calculadoras");
  return (
    <>
      <JsonLd things={[breadcrumbData({ ...page, path: paths.calculators })]} />
      <PageHero label="Calculadoras" heading={page.heading} lead={page.lead} />
      <CalculatorCards />
    </>
  );
}
