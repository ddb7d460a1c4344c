import type { ComponentType } from "react";
import { notFound } from "next/navigation";
import { CALCULATORS } from "@/components/calculators/calculators";
import { ContactBar } from "@/components/layout/contact-bar";
import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/page-hero";
import { Section } from "@/components/ui/section";
import { calculatorPath } from "@/lib/calculators/calculator";
import { getPage, type PageContent } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { calculatorData } from "@/lib/seo/structured-data/services";
import { MdxContent } from "@/components/mdx/compile-mdx";
import "@/components/calculators/calculator.css";

type Props = { params: Promise<{ name: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => CALCULATORS.map(({ name }) => ({ name }));

export async function generateMetadata({ params }: Props) {
  const { path, page } = await requireCalculator(params);
  return pageMetadata({ ...page, path });
}

export default async function CalculatorPage({ params }: Props) {
  const calculator = await requireCalculator(params);
  const { name, path, page } = calculator;
  const { View } = (await import(`@/components/calculators/${name}/view`)) as {
    View: ComponentType;
  };
  return (
    <>
      <JsonLd things={[calculatorData(page, path), breadcrumbData({ ...page, path })]} />
      <div className="no-print">
        <Head page={page} />
      </div>
      <Section className="calculator-sheet">
        <View />
      </Section>
      <div className="no-print">
        <Explanation name={name} page={page} />
      </div>
      <ContactBar title={calculator.title} />
    </>
  );
}

async function requireCalculator(params: Props["params"]) {
  const { name } = await params;
  const calculator = CALCULATORS.find((each) => each.name === name) ?? notFound();
  const path = calculatorPath(calculator);
  return { ...calculator, path, page: getPage(pageName(path)) };
}

const Head = ({ page }: { page: PageContent }) => (
  <TitleBar heading={page.heading} className="bg-seguranca">
    <a
      href={paths.calculators}
      className="inline-flex min-h-6 items-center drawing-label underline-offset-4 hover:underline"
    >
      Calculadoras
    </a>
  </TitleBar>
);

const linkClass =
  "flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4";

function Explanation({ name, page }: { name: string; page: PageContent }) {
  return (
    <Section tone="white" className="grid grid-cols-1 gap-12 lg:grid-cols-[1fr_24rem]">
      <div id="formula">
        <p className="mb-8 text-lg">{page.lead}</p>
        <MdxContent source={page.body} />
      </div>
      <nav aria-labelledby="outras" className="self-start border-2 border-grafite p-5">
        <h2 id="outras" className="drawing-label text-obra-escura">
          Outras calculadoras
        </h2>
        <ul className="mt-2">
          {CALCULATORS.filter((other) => other.name !== name).map((other) => (
            <li key={other.name}>
              <a href={calculatorPath(other)} className={linkClass}>
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
