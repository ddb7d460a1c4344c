import "@/components/calculators/calculator.css";
import { buttonClass } from "@/components/ui/button";
import { calculatorPath } from "@/lib/calculators/calculator";
import { isAsked } from "@/lib/calculators/fields";
import { calculatorNamed } from "@/components/calculators/calculators";
import { CalculatorField } from "@/components/calculators/calculator-fields";

/** Leads to the calculator's page, which shows the result: articles need no scripts for it. */
export function CalculatorForm({ name }: { name: string }) {
  const calculator = calculatorNamed(name);
  const { title, groups, example } = calculator;
  const path = calculatorPath(calculator);
  const values = new URLSearchParams(example);
  return (
    <div className="figure no-print">
      <p className="bg-planta px-4 py-2 drawing-label text-white sm:px-5">{title}</p>
      <form
        method="get"
        action={path}
        autoComplete="off"
        aria-label={title}
        className="calculator-form px-4 pt-4 sm:px-5 noscript:hidden"
      >
        {groups.map(({ legend, fields }) => (
          <fieldset key={legend} className="mb-6">
            <legend className="mb-2 drawing-label text-obra-escura">{legend}</legend>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
              {fields.map((field) => (
                <CalculatorField
                  key={field.name}
                  id={`${name}-${field.name}`}
                  field={field}
                  value={values.get(field.name) ?? ""}
                  hidden={!isAsked(groups, field, values)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <button type="submit" className={buttonClass("primary", "w-full sm:w-auto")}>
          Calcular
        </button>
      </form>
      <p className="px-4 py-4 sm:px-5">
        <a href={path}>A fórmula, com um exemplo</a>
      </p>
    </div>
  );
}
