import { z } from "zod";
import { labelled } from "@/lib/content/schema-fields";
import { CalculatorForm } from "@/components/calculators/calculator-form";
import { CALCULATORS, calculatorNamed } from "@/components/calculators/calculators";
import { defineBlock, paragraph, textNode } from "@/components/mdx/blocks/block";
import { calculatorPath } from "@/lib/calculators/calculator";
import { absoluteUrl } from "@/lib/seo/metadata";

const attributes = z
  .strictObject({
    name: labelled("Calculadora", z.enum(CALCULATORS.map((calculator) => calculator.name))),
  })
  .meta({ title: "Calculadora", icon: "calculate" });

function linkText(name: string): string {
  const { title, question } = calculatorNamed(name);
  return `${title}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}

export const calculator = defineBlock({
  attributes,
  page: CalculatorForm,
  feed: CalculatorInFeed,
  markdown: ({ name }) => [
    paragraph({
      type: "link",
      url: calculatorPath({ name }),
      children: [textNode(linkText(name))],
    }),
  ],
});

function CalculatorInFeed({ name }: z.infer<typeof attributes>) {
  return (
    <p>
      <a href={absoluteUrl(calculatorPath({ name }))}>{linkText(name)}</a>
    </p>
  );
}
