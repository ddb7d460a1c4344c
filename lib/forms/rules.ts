import { PHONE_DIGITS } from "@/lib/limits";
import type { Problem } from "@/lib/forms/form-definition";
import type { ProblemCode } from "@/lib/forms/messages";

/** Whether nothing but white space was entered. */
export const isBlank = (value: string) => value.trim() === "";

/**
 * §5, rule 3: something, one at sign, something, a dot, something; no white space. Written without a regular
 * expression over the whole value because that one backtracks for seconds on 60,000 dots.
 */
export function isEmail(value: string): boolean {
  const [local, domain, ...rest] = value.split("@");
  if (!local || !domain || rest.length > 0 || /\s/.test(value)) return false;
  const dot = domain.indexOf(".", 1);
  return dot !== -1 && dot < domain.length - 1;
}

/** §5, rule 4: 10 or 11 digits once everything else is removed. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, "").length;
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/** The fields, in the order of `maxima`, that are longer than their maximum. */
export function tooLongFields<Field extends string>(
  values: Record<Field, string>,
  maxima: Partial<Record<Field, number>>,
): Field[] {
  const limits = Object.entries(maxima) as [Field, number][];
  return limits.filter(([field, max]) => values[field].length > max).map(([field]) => field);
}

/**
 * The problems of a form, in the order of its rules and at most one a field.
 * @param broken each rule's code and the fields that break it
 */
export function problemsInOrder<Field extends string>(
  broken: readonly (readonly [ProblemCode, readonly Field[]])[],
): Problem<Field>[] {
  const problems = broken.flatMap(([code, fields]) => fields.map((field) => ({ code, field })));
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}

/** A copy with white space removed from both ends of every value. */
export const trimValues = <T extends Record<string, string>>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) as T;
