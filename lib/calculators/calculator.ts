import { readFields, type FieldGroup, type Input, type Problem } from "@/lib/calculators/fields";
import type { CalculatorName } from "@/lib/calculators/catalogue";

/** A step of the calculation: what it gives, the formula with its numbers, and the result. */
export type Step = { label: string; formula: string; value: string };

/** A line of what goes into the quote request. */
export type Measure = { label: string; value: string };

export type Result<Drawing> = {
  /** One sentence that answers the question. */
  answer: string;
  /** False when what was asked is not possible; `advice` then says what to do instead. */
  possible: boolean;
  advice: readonly string[];
  steps: readonly Step[];
  measures: readonly Measure[];
  /** What the drawing shows, in metres or in the units of the calculator. */
  drawing: Drawing;
};

/** A calculator for server and browser: its fields and its calculation. */
export type Calculator<Drawing> = {
  name: CalculatorName;
  groups: readonly FieldGroup[];
  /** The worked example, as the query of an address. */
  example: string;
  /** Called with values within the limits of their fields. */
  calculate: (input: Input) => Result<Drawing> | Problem[];
};

export type Outcome<Drawing> =
  { problems: Problem[]; result?: undefined } | { problems: []; result: Result<Drawing> };

/** The result for the query of an address or of a form, or what is wrong with its fields. */
export function runCalculator<Drawing>(
  { groups, calculate }: Calculator<Drawing>,
  search: string,
): Outcome<Drawing> {
  const { input, problems } = readFields(groups, new URLSearchParams(search));
  if (problems.length > 0) return { problems };
  const result = calculate(input);
  return Array.isArray(result) ? { problems: result } : { problems: [], result };
}
