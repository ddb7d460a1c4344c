import { ShortForm } from "@/components/calculators/short-form";
import { PaperTitle } from "@/components/ui/paper";
import type { Block } from "@/components/mdx/blocks/block";
import type { BlockAttributes } from "@/lib/mdx/block-schemas";
import { calculatorPath } from "@/lib/calculators/calculator";
import { calculatorForm } from "@/lib/calculators/forms";
import { absoluteUrl } from "@/lib/site-url";

export const calculator: Block<"Calculator"> = { page: CalculatorInText, feed: CalculatorInFeed };

function CalculatorInText({ name }: BlockAttributes<"Calculator">) {
  const calculator = calculatorForm(name);
  return (
    <div className="figure no-print">
      <PaperTitle>{calculator.title}</PaperTitle>
      <ShortForm calculator={calculator} className="px-4 pt-4 noscript:hidden" />
      <p className="px-4 py-4">
        <a href={calculatorPath(calculator)}>A fórmula, com um exemplo</a>
      </p>
    </div>
  );
}

function CalculatorInFeed({ name }: BlockAttributes<"Calculator">) {
  const { title, question } = calculatorForm(name);
  return (
    <p>
      <a href={absoluteUrl(calculatorPath({ name }))}>
        {`${title}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`}
      </a>
    </p>
  );
}
