import type { Calculator } from "@/lib/calculators/calculator";
import { type Field, type FieldGroup, isAsked, repetitions } from "@/lib/calculators/fields";

type Fields = Pick<Calculator, "groups" | "example">;

/** Commas stay readable: altura=2,70. */
export const formQuery = (form: HTMLFormElement): string => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return toQuery(new URLSearchParams(entries));
};

const toQuery = (query: URLSearchParams) => query.toString().replaceAll("%2C", ",");

/** Only the fields of the calculator; those that it lacks are those of the example. */
export function completeQuery({ groups, example }: Fields, search: string): string | undefined {
  const address = new URLSearchParams(search);
  const defaults = new URLSearchParams(example);
  const complete = new URLSearchParams();
  let found = false;
  for (const group of groups) {
    const count = repetitions(group, address);
    for (const { name, kind } of group.fields) {
      found ||= address.has(name);
      // The name of a room is optional, and that of the example is not taken.
      const missing = (kind !== "text" && defaults.get(name)) || "";
      for (let index = 0; index < count; index++) {
        complete.append(name, address.getAll(name)[index] ?? missing);
      }
    }
  }
  return found ? toQuery(complete) : undefined;
}

/** What an address with some fields of the calculator lacks: the labels of those of the example. */
export function missingFields(calculator: Fields, search: string): string[] {
  const complete = completeQuery(calculator, search);
  if (complete === undefined) return [];
  const [address, query] = [new URLSearchParams(search), new URLSearchParams(complete)];
  return (
    calculator.groups
      .flatMap(({ fields }) => fields)
      // The name is not filled in from the example, and some numbers of the example are empty.
      .filter(({ name, kind }) => kind !== "text" && !address.has(name) && query.get(name))
      .filter((field) => isAsked(calculator.groups, field, query))
      .map(({ label }) => label)
  );
}

export const withRepetition = (group: FieldGroup, query: string): string =>
  mapGroup(group, query, (values, { kind }) => [
    ...values,
    (kind !== "text" && values.at(-1)) || "",
  ]);

export const withoutRepetition = (group: FieldGroup, query: string, index: number): string =>
  mapGroup(group, query, (values) => values.filter((_, at) => at !== index));

function mapGroup(
  group: FieldGroup,
  query: string,
  change: (values: string[], field: Field) => string[],
) {
  const params = new URLSearchParams(query);
  for (const field of group.fields) {
    const { name } = field;
    const values = change(params.getAll(name), field);
    params.delete(name);
    for (const value of values) params.append(name, value);
  }
  return toQuery(params);
}
