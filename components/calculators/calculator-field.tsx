import { Field } from "@/components/ui/field";
import type { Field as FieldOf } from "@/lib/calculators/fields";

type CalculatorFieldProps = { id: string; field: FieldOf; value: string; error?: string };

/**
 * One field. Text and not type="number", which gives no text to show when it holds something else.
 */
export function CalculatorField({ id, field, value, error }: CalculatorFieldProps) {
  const unit = field.kind === "number" && field.unit ? ` (${field.unit})` : "";
  const label = `${field.label}${unit}`;
  const optional = field.kind === "number" && field.optional;
  return (
    <Field id={id} label={label} hint={field.hint} optional={optional} error={error}>
      {(control) =>
        field.kind === "choice" ? (
          <select {...control} name={field.name} defaultValue={value}>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            type="text"
            inputMode={field.whole ? "numeric" : "decimal"}
            enterKeyHint="done"
            name={field.name}
            defaultValue={value}
          />
        )
      }
    </Field>
  );
}
