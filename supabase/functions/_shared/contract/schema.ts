// zod/mini, because browsers load this file: 6 kB instead of 90.
import * as z from "zod/mini";
import { type Field, type FormValues, type Problem, PROBLEM_CODES } from "./form.ts";
import { fieldText, isEmail, isPhone, normalizeEmail, normalizePhone } from "./text.ts";

// The policy of the pages forbids code made of text, which zod would compile schemas to.
z.config({ jitless: true });

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => fieldText(value ?? "")),
);

const NORMALIZE = {
  email: z.pipe(text, z.transform(normalizeEmail)),
  phone: z.pipe(text, z.transform(normalizePhone)),
};

/**
 * The text of a field; of a phone the Brazilian number, without +55 and the trunk 0 (§5, rule 4).
 */
function textOf(field: unknown) {
  const { format } = field as Partial<Field>;
  return format ? NORMALIZE[format] : text;
}

/** The values of a form before its rules: every field as cleaned, trimmed text. */
export const textsOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  z.object(mapValues(fields, textOf)) as unknown as z.ZodMiniType<FormValues<Name>>;

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** §5's rules in their order; the first one that fails is the field's problem. */
function problemOf({ required, format, max = LONGEST }: Field, value: string) {
  if (required && value === "") return "required_fields";
  if (format === "email" && !isEmail(value)) return "invalid_email";
  if (format === "phone" && value !== "" && !isPhone(value)) return "invalid_phone";
  return value.length > max ? "too_long" : undefined;
}

/** A text without its limit: more than the 64 kB of a request can hold. */
const LONGEST = 65_536;

/**
 * At most one problem for each field, in the order of §5's rules, without the rate limit.
 * @param values as `textsOf` gives them
 */
export function problemsOf<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  values: Partial<FormValues<Name>>,
): (Problem<Name> & { field: Name })[] {
  const problems = Object.entries<Field>(fields).flatMap(([name, definition]) => {
    const field = name as Name;
    const code = problemOf(definition, values[field] ?? "");
    return code ? [{ code, field } as const] : [];
  });
  const rank = ({ code }: Problem) => PROBLEM_CODES.indexOf(code);
  return problems.sort((a, b) => rank(a) - rank(b));
}
