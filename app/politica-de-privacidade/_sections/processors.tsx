import { DemonstrationLabel } from "@/components/ui/badge";
import { Section, SectionHeading } from "@/components/ui/section";
import { getProcessors, type Processor } from "@/lib/content/collections";
import { TO_BE_PUBLISHED } from "@/app/politica-de-privacidade/_sections/controller";

/** Who handles the data for the company, where, and how it gets there (LGPD, arts. 9º and 33). */
export const Processors = () => (
  <Section labelledBy="operadores">
    <SectionHeading id="operadores" title="Quem trata os dados em nosso nome">
      <p>
        Cada fornecedor só pode usar os dados para a tarefa escrita aqui (LGPD, art.&nbsp;39). Não
        vendemos nem emprestamos dados.
      </p>
    </SectionHeading>
    <ul className="mt-10 grid grid-cols-1 border-2 border-grafite bg-white lg:grid-cols-2">
      {getProcessors().map((processor) => (
        <li
          key={processor.slug}
          className="border-grafite p-5 not-first:border-t-2 sm:p-8 lg:even:border-l-2 lg:nth-2:border-t-0"
        >
          <ProcessorEntry processor={processor} />
        </li>
      ))}
    </ul>
  </Section>
);

function ProcessorEntry({ processor }: { processor: Processor }) {
  const { name, provider, purpose, country, transfer, demonstration } = processor;
  const rows = [
    ["Fornecedor", provider ?? TO_BE_PUBLISHED],
    ["País", country],
    ["Transferência", transfer],
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-lg font-bold">{name}</h3>
        {demonstration && <DemonstrationLabel />}
      </div>
      <p className="mt-2">{purpose}</p>
      <dl className="mt-4 text-sm">
        {rows.map(([term, text]) => (
          <div key={term} className="border-t border-cimento py-2.5">
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
