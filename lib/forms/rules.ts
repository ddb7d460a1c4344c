import type { Problem } from "@/lib/forms/form-definition";
import type { ProblemCode } from "@/lib/forms/messages";

/** Whether a value is empty or only white space. */
export const isBlank = (value: string) => value.trim() === "";

/** The fields, in the order of `maxima`, that are longer than their maximum. */
export function tooLongFields<Field extends string>(
  values: Record<Field, string>,
  maxima: Partial<Record<Field, number>>,
): Field[] {
  const limits = Object.entries(maxima) as [Field, number][];
  return limits.filter(([field, max]) => values[field].length > max).map(([field]) => field);
}

/**
 * The problems of a form in the order of its rules, at most one per field.
 * @param broken code of each rule, with the fields that fail it
 */
export function problemsInOrder<Field extends string>(
  broken: readonly (readonly [ProblemCode, readonly Field[]])[],
): Problem<Field>[] {
  const problems = broken.flatMap(([code, fields]) => fields.map((field) => ({ code, field })));
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}

/** A copy with every value trimmed. */
export const trimValues = <T extends Record<string, string>>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) as T;
