// zod/mini, because browsers load this file: 6 kB instead of 90.
import * as z from "zod/mini";
import { type Field, type FormValues, type Problem, PROBLEM_CODES } from "./form.ts";
import { cleanText, isEmail, isPhone, normalizePhone } from "./text.ts";

// Browsers forbid code made of text (docs/decisions/0024), which zod would compile schemas to.
z.config({ jitless: true });

/** A text without its limit: more than the 64 kB of a request can hold. */
const LONGEST = 65_536;

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => cleanText(value ?? "").trim()),
);

/** The text of a field; of a phone the Brazilian number, without +55 and the trunk 0 (§5, rule 4). */
const textOf = (field: unknown) =>
  (field as Partial<Field>).format === "phone" ? z.pipe(text, z.transform(normalizePhone)) : text;

/** §5's rules in their order; the first one that fails is the field's problem. */
const ruled = ({ required, format, max = LONGEST }: Field) =>
  z.pipe(
    textOf({ format }),
    z.string().check(
      z.refine((value) => !required || value !== "", { error: "required_fields", abort: true }),
      z.refine((value) => format !== "email" || isEmail(value), {
        error: "invalid_email",
        abort: true,
      }),
      z.refine((value) => format !== "phone" || value === "" || isPhone(value), {
        error: "invalid_phone",
        abort: true,
      }),
      z.maxLength(max, "too_long"),
    ),
  );

/** The values of a form before its rules: every field as cleaned, trimmed text. */
export const textsOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  z.object(mapValues(fields, textOf)) as unknown as z.ZodMiniType<FormValues<Name>>;

/** The values of a form by §5's rules; the message of an issue is the code of the problem. */
export const schemaOf = (fields: Readonly<Record<string, Field>>) =>
  z.object(mapValues(fields, ruled));

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** At most one problem for each field, in the order of §5's rules, without the rate limit. */
export function problemsOf<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  values: Partial<FormValues<Name>>,
): (Problem<Name> & { field: Name })[] {
  const { error } = schemaOf(fields).safeParse(values);
  const problems = (error?.issues ?? []).map(({ message, path }) => ({
    code: PROBLEM_CODES.find((known) => known === message) ?? "required_fields",
    field: path[0] as Name,
  }));
  const rank = ({ code }: Problem) => PROBLEM_CODES.indexOf(code);
  return problems.sort((a, b) => rank(a) - rank(b));
}
