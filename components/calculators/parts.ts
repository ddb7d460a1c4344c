import type { Measure, Step } from "@/lib/calculators/calculator";
import type { Field, NumberField } from "@/lib/calculators/fields";

/** The parts of a calculator's definition, from their names and labels. */
export const number = (
  name: string,
  label: string,
  [min, max]: readonly [number, number],
  rest?: Partial<NumberField>,
): NumberField => ({ kind: "number", name, label, min, max, ...rest });

/** @param options their labels by their values, which are no numbers: those would be sorted */
export const choice = (name: string, label: string, options: Record<string, string>): Field => ({
  kind: "choice",
  name,
  label,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});

export const step = (label: string, formula: string, value: string): Step => ({
  label,
  formula,
  value,
});

export const measure = (label: string, value: string): Measure => ({ label, value });
