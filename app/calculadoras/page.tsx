import { TitleBar } from "@/components/layout/hero";
import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { CALCULATORS } from "@/components/calculators/calculators";
import { Card, CardTitle } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
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
        <Card
          as="li"
          key={calculator.name}
          layout="preview"
          picture={runCalculator(calculator, calculator.example).result?.drawing}
          className="hover:bg-seguranca"
        >
          <CardTitle as="h2" size="card" href={calculatorPath(calculator)}>
            {calculator.title}
          </CardTitle>
          <p className="mt-2">{calculator.question}.</p>
        </Card>
      ))}
    </ul>
  </Section>
);
