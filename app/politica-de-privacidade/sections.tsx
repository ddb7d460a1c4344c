import type { ReactNode } from "react";
import { Section, SectionHeading } from "@/components/ui/section";
import { getCompany, getProcessors, type Processor } from "@/lib/content/collections";
import { addressLine, legalLine } from "@/lib/content/company";
import { LISTS } from "@/lib/limits";
import { mailtoLink, site } from "@/lib/site";
import { FoldedList } from "@/components/ui/folded-list";
import { PhoneLink, Unbroken } from "@/components/ui/unbroken";
import {
  fieldNames,
  type FormName,
  RETENTION_MONTHS,
} from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";
import { DemonstrationLabel, Triangle } from "@/components/ui/badge";

const linkClass = "underline decoration-2 underline-offset-4";

/** The data controller (LGPD, arts. 5º, VI, and 9º, III) and the contact channel of art. 41. */
export function Controller() {
  const company = getCompany().legal;
  const { cnpj, dataOfficer, smallDataAgent } = company;
  const address = addressLine(company);
  // What the law demands and the company has not given yet.
  const missing = [
    cnpj ? [] : "CNPJ",
    address ? [] : "endereço",
    dataOfficer || smallDataAgent ? [] : "encarregado pelos dados",
    getProcessors().every(({ provider }) => provider) ? [] : "nomes dos fornecedores",
  ].flat();
  const requestAddress = dataOfficer?.email ?? site.email;
  return (
    <Section tone="cimento" labelledBy="controlador">
      <dl className="grid grid-cols-1 gap-8 md:grid-cols-[repeat(3,auto)]">
        <Entry id="controlador" term="Controladora dos dados">
          <span className="block font-bold">{legalLine(company) ?? site.name}</span>
          {address && <span className="block">{address}</span>}
        </Entry>
        {(dataOfficer || smallDataAgent) && (
          <Entry term="Encarregado pelos dados">
            {dataOfficer ? (
              <span className="font-bold">{dataOfficer.name}</span>
            ) : (
              // Resolução CD/ANPD nº 2/2022, art. 11.
              <>
                A {site.name} é agente de tratamento de pequeno porte e não indicou encarregado
                (Resolução CD/ANPD nº&nbsp;2/2022, art.&nbsp;11). O e-mail desta página é o canal
                para os seus pedidos.
              </>
            )}
          </Entry>
        )}
        <Entry term="Pedidos sobre seus dados">
          <a
            className={`inline-flex ${linkClass}`}
            href={mailtoLink("Privacidade: pedido sobre meus dados", "", requestAddress)}
          >
            <Unbroken>{requestAddress}</Unbroken>
          </a>
        </Entry>
        <Entry term="Por telefone">
          <PhoneLink className={`${linkClass} whitespace-nowrap`} />
        </Entry>
      </dl>
      {missing.length > 0 && (
        <p className="mt-8 text-sm">
          <Triangle /> A publicar antes do lançamento:{" "}
          {new Intl.ListFormat("pt-BR").format(missing)}.
        </p>
      )}
    </Section>
  );
}

const Entry = ({ id, term, children }: { id?: string; term: string; children: ReactNode }) => (
  <div>
    <dt id={id} className="drawing-label">
      {term}
    </dt>
    <dd className="mt-2 text-lg">{children}</dd>
  </div>
);

const RETENTION =
  `${RETENTION_MONTHS.message} meses no banco de dados, a partir do envio; ` +
  "depois, eliminação automática";

const TITLES: Record<FormName, string> = {
  quote: "Pedido de orçamento e contato",
  proposal: "Proposta de projeto social",
  donation: "Doação de materiais",
  suggestion: "Sugestão para o podcast",
};

export const CollectedData = () => (
  <Section id="formularios" tone="white" labelledBy="formularios-titulo">
    <SectionHeading id="formularios-titulo" title="Formulário por formulário">
      <p>
        Só o que você digita e envia, e a página em que estava. Uma mensagem que parece ter sido
        enviada por um programa fica separada, não segue por e-mail e é eliminada em{" "}
        {RETENTION_MONTHS.likelySpam} meses.
      </p>
    </SectionHeading>
    <div className="mt-10 grid grid-cols-1 gap-8 lg:grid-cols-2">
      {(Object.keys(TITLES) as FormName[]).map((name) => (
        <FormTable key={name} name={name} />
      ))}
    </div>
  </Section>
);

function FormTable({ name }: { name: FormName }) {
  const { fields, legalBasis } = FORMS[name];
  return (
    <table className="w-full table-fixed border-2 border-grafite bg-white text-left align-top text-sm">
      <caption className="border-2 border-b-0 border-grafite text-left text-lg font-bold">
        <span className="block bg-planta px-4 py-3 text-white">{TITLES[name]}</span>
      </caption>
      <thead>
        <tr className="border-b-2 border-grafite">
          <th scope="col" className="w-2/5 px-4 py-2.5">
            Dado
          </th>
          <th scope="col" className="px-4 py-2.5">
            Para que serve
          </th>
        </tr>
      </thead>
      <tbody>
        {fieldNames(FORMS[name]).map((field) => (
          <Row key={field} label={fields[field]!.label} value={fields[field]!.purpose} />
        ))}
      </tbody>
      <tfoot className="border-t-2 border-grafite bg-concreto">
        <Row label="Base legal" value={legalBasis.policy} />
        <Row label="Prazo" value={RETENTION} />
      </tfoot>
    </table>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <tr className="border-t border-cimento align-top">
    <th scope="row" className="px-4 py-2.5 font-semibold">
      {label}
    </th>
    <td className="px-4 py-2.5">{value}</td>
  </tr>
);

/** Who handles the data for the company, where, and how it gets there (LGPD, arts. 9º and 33). */
export const Processors = () =>
  getProcessors().length > 0 && (
    <Section labelledBy="operadores">
      <SectionHeading id="operadores" title="Quem trata os dados em nosso nome">
        <p>
          Cada fornecedor só pode usar os dados para a tarefa escrita aqui (LGPD, art.&nbsp;39). Não
          vendemos nem emprestamos dados.
        </p>
      </SectionHeading>
      <div className="mt-10">
        <FoldedList
          items={getProcessors()}
          shown={LISTS.processors}
          what="fornecedores"
          list={(processors) => (
            <ul className="grid grid-cols-1 pt-0.5 pl-0.5 md:grid-cols-2">
              {processors.map((processor) => (
                <li
                  key={processor.slug}
                  className="-mt-0.5 -ml-0.5 border-2 border-grafite bg-white p-5 sm:p-8 print:break-inside-avoid"
                >
                  <ProcessorEntry processor={processor} />
                </li>
              ))}
            </ul>
          )}
        />
      </div>
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
      <div className="flex items-center">
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
