import { formatNumber, parseNumber } from "@/lib/calculators/number";
import { oneLine } from "@/supabase/functions/_shared/contract/text";

/** Asked only where a choice has one of these values; else hidden, and not counted. */
type Asked = { when?: { name: string; value: readonly string[] } };

type Common = { name: string; label: string; hint?: string };

export type NumberField = Common &
  Asked & {
    kind: "number";
    unit?: string;
    min: number;
    max: number;
    whole?: true;
    optional?: true;
  };

type Option = { value: string; label: string };
type ChoiceField = Common & { kind: "choice"; options: readonly Option[] };

/** An optional name, of at most `max` letters. */
type TextField = Common & { kind: "text"; max: number };

export type Field = NumberField | ChoiceField | TextField;

export const numberField = (
  name: string,
  label: string,
  [min, max]: readonly [number, number],
  rest?: Partial<NumberField>,
): NumberField => ({ kind: "number", name, label, min, max, ...rest });

/** @param options their labels by their values, which are no numbers: those would be sorted */
export const choiceField = (
  name: string,
  label: string,
  options: Record<string, string>,
): ChoiceField => ({
  kind: "choice",
  name,
  label,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});

export type FieldGroup = {
  legend: string;
  fields: readonly Field[];
  /** Maximum number of repetitions, for example of a room. The legend is then numbered. */
  repeat?: number;
};

/** What is wrong with one field; `index` counts the repetitions of its group. */
export type Problem = { field: string; index: number; text: string };

export type Input = {
  number: (name: string, index?: number) => number;
  /** Undefined when the optional field is empty. */
  optionalNumber: (name: string, index?: number) => number | undefined;
  choice: (name: string, index?: number) => string;
  text: (name: string, index?: number) => string;
  count: (name: string) => number;
};

export const repetitions = ({ fields, repeat = 1 }: FieldGroup, query: URLSearchParams): number =>
  Math.min(repeat, Math.max(1, ...fields.map(({ name }) => query.getAll(name).length)));

export function isAsked(
  groups: readonly FieldGroup[],
  field: Field,
  query: URLSearchParams,
): boolean {
  const when = field.kind === "number" ? field.when : undefined;
  const choice = groups
    .flatMap(({ fields }) => fields)
    .find((other): other is ChoiceField => other.kind === "choice" && other.name === when?.name);
  if (!when || !choice) return true;
  return when.value.includes(readChoice(choice, query.get(choice.name) ?? "") ?? "");
}

export function readFields(groups: readonly FieldGroup[], query: URLSearchParams) {
  const problems: Problem[] = [];
  const values = new Map<string, (number | string | undefined)[]>();
  for (const group of groups) {
    for (let index = 0; index < repetitions(group, query); index++) {
      for (const field of group.fields) {
        const text = query.getAll(field.name)[index] ?? "";
        const value = read(field, text);
        const problem = isAsked(groups, field, query) && problemOf(field, text, value);
        if (problem) problems.push({ field: field.name, index, text: problem });
        values.set(field.name, [...(values.get(field.name) ?? []), value]);
      }
    }
  }
  const input: Input = {
    number: (name, index = 0) => Number(values.get(name)?.[index]),
    optionalNumber: (name, index = 0) => values.get(name)?.[index] as number | undefined,
    choice: (name, index = 0) => String(values.get(name)?.[index]),
    text: (name, index = 0) => String(values.get(name)?.[index] ?? ""),
    count: (name) => values.get(name)?.length ?? 0,
  };
  return { input, problems };
}

function read(field: Field, text: string) {
  if (field.kind === "choice") return readChoice(field, text);
  if (field.kind === "text") return oneLine(text).slice(0, field.max);
  return parseNumber(text, field.unit);
}

/** The option of a text: the first one without a text, none for an unknown one. */
function readChoice({ options }: ChoiceField, text: string): string | undefined {
  return text === "" ? options[0]?.value : options.find(({ value }) => value === text)?.value;
}

const EXAMPLES: Record<string, string> = {
  cm: "15",
  mm: "2",
  "m²": "1,44",
  "%": "10",
  W: "36",
  h: "8",
  R$: "120",
  "R$ por kWh": "0,95",
};

function problemOf(field: Field, text: string, value: number | string | undefined) {
  if (field.kind === "number") return numberProblem(field, text, value);
  if (field.kind === "text" || value !== undefined) return undefined;
  return `${field.label}: escolha ${field.options.map(({ label }) => `“${label}”`).join(" ou ")}.`;
}

function numberProblem(field: NumberField, text: string, value: number | string | undefined) {
  const { label, min, max, whole, optional, unit } = field;
  if (text.trim() === "") return optional ? undefined : `${label}: falta preencher.`;
  if (typeof value !== "number")
    return `${label}: escreva só o número, como ${whole ? "2" : (EXAMPLES[unit ?? ""] ?? "2,70")}.`;
  if (value < min || value > max) {
    const of = unit?.startsWith("R$ por")
      ? ` ${unit.replace("R$", "reais")}`
      : unit && `\u00a0${unit}`;
    return `${label}: use de ${formatNumber(min, 3)} a ${formatNumber(max)}${of ?? ""}.`;
  }
  return whole && !Number.isInteger(value) ? `${label}: use um número inteiro.` : undefined;
}
