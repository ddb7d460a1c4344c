import { DemonstrationLabel } from "@/components/ui/badge";
import { Paper } from "@/components/ui/paper";
import { Section } from "@/components/ui/section";
import { Headline, SmallText } from "@/components/ui/text";
import { getProcessors, type Processor } from "@/lib/content/collections/pages";

/** Who handles the data for the company, where, and how it gets there (LGPD, arts. 9º and 33). */
export const Processors = () =>
  getProcessors().length > 0 && (
    <Section
      labelledBy="operadores"
      title="Quem trata os dados em nosso nome"
      lead={
        <p>
          Cada fornecedor só pode usar os dados para a tarefa escrita aqui (LGPD, art.&nbsp;39). Não
          vendemos nem emprestamos dados.
        </p>
      }
    >
      <ul className="mt-title grid grid-cols-1 pt-line pl-line md:grid-cols-2">
        {getProcessors().map((processor) => (
          <Paper
            as="li"
            key={processor.name}
            className="-mt-line -ml-line break-inside-avoid p-inset"
          >
            <ProcessorEntry processor={processor} />
          </Paper>
        ))}
      </ul>
    </Section>
  );

function ProcessorEntry({ processor }: { processor: Processor }) {
  const { name, provider, purpose, country, transfer, demonstration } = processor;
  const rows = [
    ["Fornecedor", provider ?? "a publicar"],
    ["País", country],
    ["Transferência", transfer],
  ];
  return (
    <>
      <div>
        <Headline size="row" className="inline">
          {name}
        </Headline>
        {demonstration && <DemonstrationLabel />}
      </div>
      <p className="mt-2">{purpose}</p>
      <SmallText as="dl" className="mt-3">
        {rows.map(([term, text]) => (
          <div key={term} className="label-row border-t border-cimento py-2">
            <dt>
              <strong>{term}</strong>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </SmallText>
    </>
  );
}
