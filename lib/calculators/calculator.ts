import type { ReactNode } from "react";
import { readFields, type FieldGroup, type Input, type Problem } from "@/lib/calculators/fields";
import type { Measure, Measures } from "@/supabase/functions/_shared/contract/measures";
import { oneLine } from "@/supabase/functions/_shared/contract/text";
import type { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { serviceQuotePath } from "@/lib/forms/quote-address";
import { CALCULATOR_PARAMETER, paths, QUOTE_ANCHOR } from "@/lib/paths";

export type { Measure };

export type Step = { label: string; formula: string; value: string };

export type Result = {
  /** One sentence that answers the question. */
  answer: string;
  /** What to buy or do in two or three words, for the bar of a phone. */
  short: string;
  /** False when what was asked is not possible; `advice` then says what to do instead. */
  possible: boolean;
  advice: readonly string[];
  steps: readonly Step[];
  measures: Measures;
  drawing: ReactNode;
};

/** For server and browser. Its page is in content/pages. */
export type Calculator = {
  /** Last part of its address, and the name of its folder in components/calculators. */
  name: string;
  title: string;
  question: string;
  /** The option of the quote form for its measures; undefined where no service lists the work. */
  service?: (typeof SERVICE_OPTIONS)[number]["value"];
  alsoFor?: string;
  /** The file in public/desenhos that its share image shows. */
  shareDrawing: string;
  groups: readonly FieldGroup[];
  /** The fields of its short form, which leads from other pages to its own. */
  short: readonly string[];
  /** The worked example, as the query of an address. */
  example: string;
  /** Called with values within the limits of their fields. */
  calculate: (input: Input) => Result | Problem[];
};

export const calculatorPath = ({ name }: Pick<Calculator, "name">) =>
  `${paths.calculators}/${name}`;

export type Outcome =
  { problems: Problem[]; result?: undefined } | { problems: []; result: Result };

export function runCalculator({ groups, calculate }: Calculator, search: string): Outcome {
  const { input, problems } = readFields(groups, new URLSearchParams(search));
  if (problems.length > 0) return { problems };
  const result = calculate(input);
  return Array.isArray(result) ? { problems: result } : { problems: [], result };
}

/** Without measures: nobody measured what the example says. */
export const quotePath = ({ service }: Pick<Calculator, "service">) =>
  service ? serviceQuotePath(service) : `${paths.contact}#${QUOTE_ANCHOR}`;

/** The quote form with the measures of a calculation: it calculates them again from `query`. */
export const measuresPath = ({ name }: Pick<Calculator, "name">, query: string): string =>
  `${paths.contact}?${CALCULATOR_PARAMETER}=${name}&${query}#${QUOTE_ANCHOR}`;

/** What a request says of a calculation; nothing while a field has a problem. */
export function requestMeasures(calculator: Calculator, query: string): Measures {
  const { result } = runCalculator(calculator, query);
  if (!result) return [];
  return [
    { label: "Feitas com", value: calculator.title },
    ...result.measures.map(({ label, value }) => ({
      label: oneLine(label),
      value: oneLine(value),
    })),
  ];
}
