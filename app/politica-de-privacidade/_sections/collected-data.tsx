import { Section } from "@/components/ui/section";
import { Headline, SmallText } from "@/components/ui/text";
import {
  fieldNames,
  type FormName,
  RETENTION_MONTHS,
} from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";

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
  <Section
    id="formularios"
    tone="white"
    labelledBy="formularios-titulo"
    title="Formulário por formulário"
    lead={
      <p>
        Só o que você digita e envia, e a página em que estava. Uma mensagem que parece ter sido
        enviada por um programa chega à equipe com uma marca e é eliminada em{" "}
        {RETENTION_MONTHS.likelySpam} meses.
      </p>
    }
  >
    <div className="mt-title grid grid-cols-1 gap-8 lg:grid-cols-2">
      {(Object.keys(TITLES) as FormName[]).map((name) => (
        <FormTable key={name} name={name} />
      ))}
    </div>
  </Section>
);

function FormTable({ name }: { name: FormName }) {
  const { fields, legalBasis } = FORMS[name];
  return (
    <SmallText
      as="table"
      className="w-full table-fixed border-line border-grafite bg-white text-left align-top"
    >
      <Headline as="caption" size="row" className="border-line border-b-0 border-grafite text-left">
        <span className="block bg-planta px-3 py-2 text-white">{TITLES[name]}</span>
      </Headline>
      <thead>
        <tr className="border-b-line border-grafite">
          <th scope="col" className="w-1/2 px-3 py-2 sm:w-2/5">
            Dado
          </th>
          <th scope="col" className="px-3 py-2">
            Para que serve
          </th>
        </tr>
      </thead>
      <tbody>
        {fieldNames(FORMS[name]).map((field) => (
          <Row key={field} label={fields[field]!.label} value={fields[field]!.purpose} />
        ))}
      </tbody>
      <tfoot className="border-t-line border-grafite bg-concreto">
        <Row label="Base legal" value={legalBasis.policy} />
        <Row label="Prazo" value={RETENTION} />
      </tfoot>
    </SmallText>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <tr className="border-t border-cimento align-top">
    <th scope="row" className="px-3 py-2">
      {label}
    </th>
    <td className="px-3 py-2">{value}</td>
  </tr>
);
