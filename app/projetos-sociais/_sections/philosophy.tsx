import { Mark } from "@/components/art/mark";
import { MdxContent } from "@/components/mdx/compile-mdx";
import { Section, SectionHeading } from "@/components/ui/section";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** The philosophy text of the programme Mão Amiga (§2.8). */
export function Philosophy({ text }: { text: MdxBody }) {
  return (
    <Section
      tone="white"
      labelledBy="filosofia"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]"
    >
      <div className="flex flex-col justify-between gap-10 md:max-lg:flex-row md:max-lg:items-end">
        <SectionHeading id="filosofia" title="Quem tem ferramenta empresta, quem tem braço soma" />
        <Mark
          name="mao-amiga"
          className="max-h-20 w-50 max-w-full shrink-0 self-start md:max-lg:self-end lg:max-h-28 lg:w-70"
          title="Mão Amiga"
        />
      </div>
      <MdxContent source={text} />
    </Section>
  );
}
