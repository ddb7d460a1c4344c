import { z } from "zod";
import { CalculatorForm } from "@/components/calculators/calculator-form";
import { defineBlock } from "@/components/mdx/blocks/block";
import {
  CALCULATOR_NAMES,
  calculatorEntry,
  type CalculatorName,
} from "@/lib/calculators/catalogue";
import { absoluteUrl } from "@/lib/seo/metadata";

const attributes = z.strictObject({ name: z.enum(CALCULATOR_NAMES) });

type CalculatorProps = z.infer<typeof attributes>;

/** "Calculadora de tinta: quantas latas comprar, e quanto vai sobrar". */
function linkText(name: CalculatorName): string {
  const { title, question } = calculatorEntry(name);
  return `${title}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}

/** A calculator in an article; feeds and Markdown have a link to its page. */
export const calculator = defineBlock({
  attributes,
  page: CalculatorForm,
  feed: CalculatorInFeed,
  markdown: ({ name }) => {
    const text = { type: "text", value: linkText(name) } as const;
    const { path } = calculatorEntry(name);
    return [{ type: "paragraph", children: [{ type: "link", url: path, children: [text] }] }];
  },
});

function CalculatorInFeed({ name }: CalculatorProps) {
  return (
    <p>
      <a href={absoluteUrl(calculatorEntry(name).path)}>{linkText(name)}</a>
    </p>
  );
}
