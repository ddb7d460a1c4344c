import { MdxContent } from "@/components/mdx/compile-mdx";
import { Section, SectionHeading } from "@/components/ui/section";
import type { PressText } from "@/lib/content/collections";

/** Company and contest in English. */
export function EnglishSummary({ summary }: { summary: PressText }) {
  return (
    <div lang="en">
      <Section
        id="english"
        tone="white"
        labelledBy="english-title"
        className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.8fr]"
      >
        <SectionHeading id="english-title" title={summary.title} />
        <MdxContent source={summary.body} />
      </Section>
    </div>
  );
}
