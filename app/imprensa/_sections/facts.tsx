import { Section, SectionHeading } from "@/components/ui/section";
import { numericDate } from "@/lib/content/dates";
import { pressPaths } from "@/lib/paths";
import type { PressFact } from "@/lib/press/press-facts";

const link = "underline decoration-obra decoration-2 underline-offset-4";

/** What may be quoted, with the page that says so and the day of the statement. */
export function Facts({ facts }: { facts: PressFact[] }) {
  return (
    <Section labelledBy="fatos">
      <SectionHeading id="fatos" title="Fatos para citar">
        <p>
          Cada um com a fonte e o dia da declaração. A mesma lista, como dados, está em{" "}
          <a href={pressPaths.facts} className={`${link} font-bold`}>
            fatos.json
          </a>
          .
        </p>
      </SectionHeading>
      <dl className="mt-8 border-b-2 border-grafite">
        {facts.map((fact) => (
          <Fact key={`${fact.fonte} ${fact.fato}`} fact={fact} />
        ))}
      </dl>
    </Section>
  );
}

function Fact({ fact: { fato, valor, fonte, data } }: { fact: PressFact }) {
  const path = new URL(fonte).pathname;
  return (
    <div className="grid grid-cols-1 gap-x-8 border-t border-cimento py-3 first:border-t-2 first:border-grafite md:grid-cols-[1.1fr_1.2fr_1fr] md:items-baseline">
      <dt>{fato}</dt>
      <dd className="font-bold">{valor}</dd>
      <dd className="text-sm text-grafite-claro">
        <a href={path} className={link}>
          {path}
        </a>
        , <time dateTime={data}>{numericDate(data)}</time>
      </dd>
    </div>
  );
}
