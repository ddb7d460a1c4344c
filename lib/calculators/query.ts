import type { Calculator } from "@/lib/calculators/calculator";
import { repetitions, type FieldGroup } from "@/lib/calculators/fields";

type Fields = Pick<Calculator, "groups" | "example">;

/** The query of a form as in the address. Commas stay readable: altura=2,70. */
export const formQuery = (form: HTMLFormElement): string => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return toQuery(new URLSearchParams(entries));
};

const toQuery = (query: URLSearchParams) => query.toString().replaceAll("%2C", ",");

/** The address of the page with a query of its own. */
export const addressOf = ({ pathname, hash }: Pick<Location, "pathname" | "hash">, query: string) =>
  `${pathname}?${query}${hash}`;

/**
 * The query of an address with only the fields of the calculator, in their order; those that it
 * lacks are those of the example.
 * @returns undefined when the address has none of the fields
 */
export function completeQuery({ groups, example }: Fields, search: string): string | undefined {
  const address = new URLSearchParams(search);
  const defaults = new URLSearchParams(example);
  const complete = new URLSearchParams();
  let found = false;
  for (const group of groups) {
    const count = repetitions(group, address);
    for (const { name } of group.fields) {
      found ||= address.has(name);
      for (let index = 0; index < count; index++) {
        complete.append(name, address.getAll(name)[index] ?? defaults.get(name) ?? "");
      }
    }
  }
  return found ? toQuery(complete) : undefined;
}

/** A query with one more repetition of a group, a copy of the last one. */
export const withRepetition = (group: FieldGroup, query: string): string =>
  mapGroup(group, query, (values) => [...values, values.at(-1) ?? ""]);

/** A query without one repetition of a group. */
export const withoutRepetition = (group: FieldGroup, query: string, index: number): string =>
  mapGroup(group, query, (values) => values.filter((_, at) => at !== index));

function mapGroup(group: FieldGroup, query: string, change: (values: string[]) => string[]) {
  const params = new URLSearchParams(query);
  for (const { name } of group.fields) {
    const values = change(params.getAll(name));
    params.delete(name);
    for (const value of values) params.append(name, value);
  }
  return toQuery(params);
}
