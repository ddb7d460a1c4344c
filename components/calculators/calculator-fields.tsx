import "@/components/calculators/calculator.css";
import {
  type Field as FieldOf,
  type FieldGroup,
  isAsked,
  repetitions,
} from "@/lib/calculators/fields";
import { withoutRepetition, withRepetition } from "@/lib/calculators/query";
import type { useCalculator } from "@/components/calculators/use-calculator";
import { Field } from "@/components/ui/field";
import { textLinkClass } from "@/components/ui/text-link";

type State = Pick<
  ReturnType<typeof useCalculator>,
  "mounted" | "query" | "editing" | "outcome" | "replace"
>;
type CalculatorFieldsProps = { id: string; groups: readonly FieldGroup[]; state: State };

export function CalculatorFields({ id, groups, state }: CalculatorFieldsProps) {
  const { mounted, query, replace } = state;
  const typed = new URLSearchParams(query);
  return groups.map((group) => {
    const { legend, repeat = 1, fields } = group;
    const values = new URLSearchParams(mounted);
    const count = repetitions(group, values);
    const idOf = (name: string, index: number) => `${id}-${name}-${index}`;
    const first = fields[0]?.name ?? "";
    return (
      <div key={legend}>
        {Array.from({ length: count }, (_, index) => {
          const title = repeat > 1 ? `${legend} ${index + 1}` : legend;
          return (
            // The key mounts the fields again when their values come from elsewhere.
            <fieldset key={`${index} ${mounted}`} className="mb-6">
              <legend className="mb-2 drawing-label text-obra-escura">{title}</legend>
              <div className="calculator-fields">
                {fields.map((field) => (
                  <CalculatorField
                    key={field.name}
                    id={idOf(field.name, index)}
                    field={field}
                    value={values.getAll(field.name)[index] ?? ""}
                    // The name of the only one would say nothing.
                    hidden={
                      !isAsked(groups, field, typed) || (field.kind === "text" && count === 1)
                    }
                    error={errorOf(state, idOf(field.name, index), field.name, index)}
                  />
                ))}
              </div>
              {count > 1 && (
                <button
                  type="button"
                  className={`${textLinkClass} mt-1`}
                  onClick={() =>
                    replace(
                      withoutRepetition(group, query, index),
                      idOf(first, Math.max(0, index - 1)),
                    )
                  }
                >
                  {`Tirar o ${title.toLocaleLowerCase("pt-BR")}`}
                </button>
              )}
            </fieldset>
          );
        })}
        {count < repeat && (
          <p className="mb-6">
            <button
              type="button"
              className={textLinkClass}
              onClick={() => replace(withRepetition(group, query), idOf(first, count))}
            >
              {`Acrescentar outro ${legend.toLocaleLowerCase("pt-BR")}`}
            </button>
          </p>
        )}
      </div>
    );
  });
}

const errorOf = ({ editing, outcome }: State, id: string, name: string, at: number) =>
  editing === id
    ? undefined
    : outcome.problems.find(({ field, index }) => field === name && index === at)?.text;

type CalculatorFieldProps = {
  id: string;
  field: FieldOf;
  value: string;
  hidden?: boolean;
  error?: string;
};

/** The type is not "number": an input of that type gives no value to quote in an error. */
export function CalculatorField({ id, field, value, hidden, error }: CalculatorFieldProps) {
  const isNumber = field.kind === "number";
  const label = isNumber && field.unit ? `${field.label} (${field.unit})` : field.label;
  const optional = field.kind === "text" || (isNumber && field.optional);
  return (
    <Field
      id={id}
      label={label}
      hint={field.hint}
      optional={optional}
      error={error}
      hidden={hidden}
    >
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
            inputMode={!isNumber ? "text" : field.whole ? "numeric" : "decimal"}
            maxLength={field.kind === "text" ? field.max : undefined}
            enterKeyHint="done"
            name={field.name}
            defaultValue={value}
          />
        )
      }
    </Field>
  );
}
