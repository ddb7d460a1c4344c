import type { ReactNode } from "react";
import { readFields, type FieldGroup, type Input, type Problem } from "@/lib/calculators/fields";
import { oneLine } from "@/supabase/functions/_shared/contract/text";
import type { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import {
  MEASURES_MESSAGE,
  messageQuotePath,
  QUOTE_PATH,
  serviceQuotePath,
} from "@/lib/forms/quote-address";
import { paths } from "@/lib/paths";

/** What a calculator was given or found out, as a line of a request. */
export type Measure = { label: string; value: string };

export const measure = (label: string, value: string): Measure => ({ label, value });

export type Step = { label: string; formula: string; value: string };

export const step = (label: string, formula: string, value: string): Step => ({
  label,
  formula,
  value,
});

export type Result = {
  /** One sentence that answers the question. */
  answer: string;
  /** What to buy or do in two or three words, for the bar of a phone. */
  short: string;
  /** False when what was asked is not possible; `advice` then says what to do instead. */
  possible: boolean;
  advice: readonly string[];
  steps: readonly Step[];
  measures: readonly Measure[];
  drawing: ReactNode;
};

type Presets = {
  /** What they are, before their links, and for whom the search finds them. */
  title: string;
  text: string;
  keywords: readonly string[];
  list: readonly { label: string; query: string }[];
};

/** What a calculator asks, without its computation. */
export type CalculatorForm = {
  /** Last part of its address, and the name of its folders in lib and components. */
  name: string;
  title: string;
  question: string;
  /** The option of the quote form for its measures; undefined where no service lists the work. */
  service?: (typeof SERVICE_OPTIONS)[number]["value"];
  /** The file in public/desenhos that its share image shows. */
  shareDrawing: string;
  groups: readonly FieldGroup[];
  /** The fields of its short form, which leads from other pages to its own. */
  short: readonly string[];
  /** The worked example, as the query of an address. */
  example: string;
  /** Further examples, to begin with and to change. */
  presets?: Presets;
};

/** For server and browser. Its page is in content/pages. */
export type Calculator = CalculatorForm & {
  /** Called with values within the limits of their fields. */
  calculate: (input: Input) => Result | Problem[];
};

export const calculatorPath = ({ name }: Pick<Calculator, "name">) =>
  `${paths.calculators}/${name}`;

/** The id of the result, at which a form of another page arrives. */
export const RESULT_ANCHOR = "resultado";

export type Outcome =
  { problems: Problem[]; result?: undefined } | { problems: []; result: Result };

export function runCalculator({ groups, calculate }: Calculator, search: string): Outcome {
  const { input, problems } = readFields(groups, new URLSearchParams(search));
  if (problems.length > 0) return { problems };
  const result = calculate(input);
  return Array.isArray(result) ? { problems: result } : { problems: [], result };
}

/** Whether nobody measured what a query says. */
export const isExample = (
  { example, presets }: Pick<Calculator, "example" | "presets">,
  query: string,
) => query === example || presets?.list.some((preset) => preset.query === query) === true;

/** The address of a calculator with fields filled in. */
export const filledInPath = (calculator: Pick<Calculator, "name">, query: string) =>
  `${calculatorPath(calculator)}?${query}`;

/** The quote form without measures, for an example. */
export const quotePath = ({ service }: Pick<Calculator, "service">) =>
  service ? serviceQuotePath(service) : QUOTE_PATH;

/** A request with the measures of a calculation, line by line. */
export const measuresMessage = (
  { title }: Pick<Calculator, "title">,
  { measures }: Pick<Result, "measures">,
): string =>
  [
    MEASURES_MESSAGE,
    "",
    `Feitas com: ${title}`,
    ...measures.map(({ label, value }) => `- ${oneLine(`${label}: ${value}`)}`),
  ].join("\n");

/** The quote form with the measures of a calculation as its message. */
export const measuresPath = (
  calculator: Pick<Calculator, "title" | "service">,
  result: Pick<Result, "measures">,
): string => messageQuotePath(measuresMessage(calculator, result), calculator.service);
