import { TitleBar } from "@/components/layout/hero";
import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import "@/components/calculators/calculator.css";
import { CALCULATORS } from "@/components/calculators/calculators";
import { Section } from "@/components/ui/section";
import { Headline } from "@/components/ui/text";
import { calculatorPath, runCalculator } from "@/lib/calculators/calculator";

export const generateMetadata = () => pageMetadata(getPage("calculadoras"));

export default function CalculatorsPage() {
  const page = getPage("calculadoras");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} tone="seguranca" />
      <CalculatorCards />
    </>
  );
}

const CalculatorCards = () => (
  <Section>
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
      {CALCULATORS.map((calculator) => (
        <li
          key={calculator.name}
          className="link-card row-span-2 grid grid-rows-subgrid gap-0 border-line border-grafite bg-white hover:bg-seguranca"
        >
          <div className="grid items-center border-b-line border-grafite bg-white p-4">
            {runCalculator(calculator, calculator.example).result?.drawing}
          </div>
          <div className="p-4">
            <Headline as="h2" size="card">
              <a href={calculatorPath(calculator)} className="link-card-title underline">
                {calculator.title}
              </a>
            </Headline>
            <p className="mt-2">{calculator.question}.</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
