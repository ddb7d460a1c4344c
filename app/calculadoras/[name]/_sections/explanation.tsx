import { MdxContent } from "@/components/mdx/compile-mdx";
import { Section } from "@/components/ui/section";
import { CALCULATORS } from "@/components/calculators/calculators";
import { calculatorPath } from "@/lib/calculators/calculator";
import type { PageContent } from "@/lib/content/pages";

type ExplanationProps = { name: string; page: PageContent };

const linkClass =
  "flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4";

/** The formula with its sources, and the other calculators. */
export function Explanation({ name, page }: ExplanationProps) {
  return (
    <Section tone="white" className="grid grid-cols-1 gap-12 lg:grid-cols-[1fr_24rem]">
      <MdxContent source={page.body} />
      <nav aria-labelledby="outras" className="self-start border-2 border-grafite p-5">
        <h2 id="outras" className="drawing-label text-obra-escura">
          Outras calculadoras
        </h2>
        <ul className="mt-2">
          {CALCULATORS.filter((other) => other.name !== name).map((other) => (
            <li key={other.name}>
              <a href={calculatorPath(other)} className={linkClass}>
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
