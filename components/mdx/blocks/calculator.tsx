import { CalculatorForm } from "@/components/calculators/calculator-form";
import { calculatorNamed } from "@/components/calculators/calculators";
import type { Block } from "@/components/mdx/blocks/block";
import type { BlockAttributes } from "@/components/mdx/blocks/schemas";
import { calculatorPath } from "@/lib/calculators/calculator";
import { absoluteUrl } from "@/lib/site-url";

function linkText(name: string): string {
  const { title, question } = calculatorNamed(name);
  return `${title}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}

export const calculator: Block<"Calculator"> = { page: CalculatorForm, feed: CalculatorInFeed };

function CalculatorInFeed({ name }: BlockAttributes<"Calculator">) {
  return (
    <p>
      <a href={absoluteUrl(calculatorPath({ name }))}>{linkText(name)}</a>
    </p>
  );
}
