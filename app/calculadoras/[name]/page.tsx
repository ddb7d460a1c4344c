import { CALCULATORS } from "@/components/calculators/calculators";
import { CalculatorView } from "@/components/calculators/calculator-view";
import { ContactBar } from "@/components/layout/contact-bar";
import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/hero";
import { Section } from "@/components/ui/section";
import { type Calculator, calculatorPath } from "@/lib/calculators/calculator";
import { getPage, type PageContent } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { staticAddresses } from "@/lib/server/static-addresses";
import { calculatorData } from "@/lib/seo/structured-data/services";
import { MdxContent } from "@/components/mdx/mdx-content";
import "@/components/calculators/calculator.css";

type Props = { params: Promise<{ name: string }> };

export const dynamicParams = false;

const { generateStaticParams, itemOf } = staticAddresses(
  "name",
  () => CALCULATORS,
  ({ name }) => name,
);
export { generateStaticParams };

export async function generateMetadata({ params }: Props) {
  return pageMetadata(pageOf(await itemOf(params)));
}

const pageOf = (calculator: Calculator) => getPage(pageName(calculatorPath(calculator)));

export default async function CalculatorPage({ params }: Props) {
  const calculator = await itemOf(params);
  const { name, title } = calculator;
  const page = pageOf(calculator);
  return (
    <>
      <JsonLd page={page} things={[calculatorData(page, page.path)]} />
      <div className="no-print">
        <TitleBar heading={page.heading} className="bg-seguranca">
          <a
            href={paths.calculators}
            className="inline-flex min-h-6 items-center drawing-label underline-offset-4 hover:underline"
          >
            Calculadoras
          </a>
        </TitleBar>
      </div>
      <Section className="calculator-sheet">
        <CalculatorView name={name}>
          <p className="hidden border-b-2 border-grafite px-5 py-3 noscript:block">
            Sem JavaScript esta página mostra um exemplo: troque os números dele pelos seus.
          </p>
        </CalculatorView>
      </Section>
      <div className="no-print">
        <Explanation page={page} />
      </div>
      <ContactBar title={title} />
    </>
  );
}

const Explanation = ({ page }: { page: PageContent }) => (
  <Section id="formula" tone="white">
    <MdxContent source={page.body} />
  </Section>
);
