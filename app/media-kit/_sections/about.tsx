import { MdxContent } from "@/components/mdx/compile-mdx";
import { Section, SectionHeading } from "@/components/ui/section";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import type { MediaKit } from "@/lib/content/press";
import { site } from "@/lib/site";

/** The about section (§2.15): text and facts. */
export function About({ text, facts }: { text: MdxBody; facts: MediaKit["facts"] }) {
  return (
    <Section
      labelledBy="sobre"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr] lg:items-end"
    >
      <div>
        <SectionHeading id="sobre" title={`Sobre a ${site.name}`} />
        <div className="mt-8">
          <MdxContent source={text} />
        </div>
      </div>
      <dl className="border-2 border-grafite bg-white">
        {[...facts, { term: "Atuação", text: site.area }].map((fact) => (
          <div key={fact.term} className="border-grafite p-4 not-first:border-t-2">
            <dt className="drawing-label text-obra-escura">{fact.term}</dt>
            <dd className="mt-1">{fact.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
