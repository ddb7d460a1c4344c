import "@/components/calculators/calculator.css";
import { Button } from "@/components/ui/button";
import { type CalculatorForm, calculatorPath, RESULT_ANCHOR } from "@/lib/calculators/calculator";
import { CalculatorField } from "@/components/calculators/calculator-fields";

type ShortFormProps = { calculator: CalculatorForm; className: string };

/** A form of a few measures. It needs no script: the calculator's page computes the result. */
export function ShortForm({ calculator, className }: ShortFormProps) {
  const { name, title, groups, short, example } = calculator;
  const values = new URLSearchParams(example);
  const fields = groups.flatMap((group) => group.fields);
  return (
    <form
      method="get"
      // The answer is what was asked for: the page begins there.
      action={`${calculatorPath(calculator)}#${RESULT_ANCHOR}`}
      autoComplete="off"
      aria-label={title}
      className={className}
    >
      <div className="calculator-fields">
        {fields
          .filter((field) => short.includes(field.name))
          .map((field) => (
            <CalculatorField
              key={field.name}
              id={`${name}-${field.name}`}
              field={field}
              value={values.get(field.name) ?? ""}
            />
          ))}
      </div>
      <Button type="submit" variant="secondary" className="mt-6 w-full sm:w-auto">
        Calcular
      </Button>
    </form>
  );
}
