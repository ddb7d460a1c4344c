import { CalculatorExample } from "@/components/calculators/calculator-example";
import { Section, SectionHeading } from "@/components/ui/section";
import { CALCULATORS } from "@/lib/calculators/catalogue";

/** One card for each calculator, with the drawing of its example. */
export function CalculatorCards() {
  return (
    <Section labelledBy="lista">
      <SectionHeading id="lista" mark="A" title="O que você quer medir?" />
      <ul className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-10">
        {CALCULATORS.map(({ name, path, title, question }) => (
          <li key={name} className="flex flex-col border-2 border-grafite bg-white">
            <div className="grid grow items-center border-b-2 border-grafite p-4">
              <CalculatorExample name={name} />
            </div>
            <h3 className="text-xl font-extrabold">
              <a
                href={path}
                className="block p-5 underline decoration-obra decoration-2 underline-offset-4 hover:bg-seguranca"
              >
                {title}
              </a>
            </h3>
            <p className="px-5 pb-5">{question}.</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
