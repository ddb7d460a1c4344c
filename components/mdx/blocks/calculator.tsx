import { z } from "zod";
import { CalculatorByName } from "@/components/calculators/calculator";
import { defineBlock } from "@/components/mdx/blocks/block";
import { CALCULATOR_NAMES, calculatorEntry } from "@/lib/calculators/catalogue";
import { absoluteUrl } from "@/lib/seo/metadata";

const attributes = z.strictObject({ name: z.enum(CALCULATOR_NAMES) });

type CalculatorProps = z.infer<typeof attributes>;

/** A working calculator in an article; feeds and Markdown have a link to its page. */
export const calculator = defineBlock({
  attributes,
  page: CalculatorByName,
  feed: CalculatorInFeed,
  markdown: ({ name }) => {
    const { title, path, question } = calculatorEntry(name);
    const text = { type: "text", value: `${title}: ${question.toLowerCase()}` } as const;
    return [{ type: "paragraph", children: [{ type: "link", url: path, children: [text] }] }];
  },
});

function CalculatorInFeed({ name }: CalculatorProps) {
  const { title, path, question } = calculatorEntry(name);
  return (
    <p>
      <a href={absoluteUrl(path)}>
        {title}: {question.toLowerCase()}
      </a>
    </p>
  );
}
