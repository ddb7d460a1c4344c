import { calculatorPath } from "@/lib/calculators/calculator";
import { calculatorNamed } from "@/components/calculators/calculators";
import { ShortForm } from "@/components/calculators/short-form";

/** A calculator in an article. */
export function CalculatorForm({ name }: { name: string }) {
  const calculator = calculatorNamed(name);
  return (
    <div className="figure no-print">
      <p className="bg-planta px-4 py-2 drawing-label text-white sm:px-5">{calculator.title}</p>
      <ShortForm
        calculator={calculator}
        submitLabel="Calcular"
        className="px-4 pt-4 sm:px-5 noscript:hidden"
      />
      <p className="px-4 py-4 sm:px-5">
        <a href={calculatorPath(calculator)}>A fórmula, com um exemplo</a>
      </p>
    </div>
  );
}
