import { TitleBar } from "@/components/layout/hero";
import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import "@/components/calculators/calculator.css";
import { CALCULATORS } from "@/components/calculators/calculators";
import { buttonClass } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { calculatorPath, runCalculator } from "@/lib/calculators/calculator";

export const generateMetadata = () => pageMetadata(getPage("calculadoras"));

export default function CalculatorsPage() {
  const page = getPage("calculadoras");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} className="bg-seguranca max-lg:*:gap-y-2" />
      <CalculatorCards />
    </>
  );
}

const CalculatorCards = () => (
  <Section labelledBy="lista" title="O que você quer medir?">
    <ul className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-10">
      {CALCULATORS.map((calculator) => (
        <li
          key={calculator.name}
          className="group relative row-span-2 grid grid-rows-subgrid gap-0 border-2 border-grafite bg-white"
        >
          <div className="grid items-center border-b-2 border-grafite p-4">
            {runCalculator(calculator, calculator.example).result?.drawing}
          </div>
          <div>
            <h3 className="text-xl font-extrabold">
              <a
                href={calculatorPath(calculator)}
                className="block p-5 text-link after:absolute after:inset-0"
              >
                {calculator.title}
              </a>
            </h3>
            <p className="px-5">{calculator.question}.</p>
            <p aria-hidden="true" className="p-5 pt-4">
              <span
                className={buttonClass(
                  "primary",
                  "group-hover:border-seguranca group-hover:bg-seguranca",
                )}
              >
                Começar
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
