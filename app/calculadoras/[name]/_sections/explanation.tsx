import { MdxContent } from "@/components/mdx/compile-mdx";
import { Section } from "@/components/ui/section";
import { CALCULATORS, type CalculatorName } from "@/lib/calculators/catalogue";
import type { PageContent } from "@/lib/content/pages";

type ExplanationProps = { name: CalculatorName; page: PageContent };

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
          {CALCULATORS.filter((other) => other.name !== name).map(({ path, title }) => (
            <li key={path}>
              <a href={path} className={linkClass}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
