import { Section, SectionHeading } from "@/components/ui/section";
import {
  fieldNames,
  type FormName,
  RETENTION_MONTHS,
} from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";

const PRE_CONTRACT =
  "Procedimentos preliminares a um contrato, a pedido de quem escreve (LGPD, art.\u00a07º,\u00a0V)";
const CONSENT =
  "Consentimento, dado ao enviar e revogável a qualquer momento (LGPD, art.\u00a07º,\u00a0I)";
const LEGITIMATE_INTEREST =
  "Legítimo interesse em avaliar e responder a proposta que a organização nos faz " +
  "(LGPD, art.\u00a07º,\u00a0IX)";

const RETENTION =
  `${RETENTION_MONTHS.message} meses no banco de dados, a partir do envio; ` +
  "depois, eliminação automática";

/** Title and legal basis of each form, in the order of the page. */
const LEGAL_BASES: Record<FormName, { title: string; legalBasis: string }> = {
  quote: { title: "Pedido de orçamento e contato", legalBasis: PRE_CONTRACT },
  proposal: { title: "Proposta de projeto social", legalBasis: LEGITIMATE_INTEREST },
  donation: { title: "Doação de materiais", legalBasis: PRE_CONTRACT },
  suggestion: { title: "Sugestão para o podcast", legalBasis: CONSENT },
};

/** The data of each form with their purposes, from its contract (LGPD, art. 9º). */
export function CollectedData() {
  return (
    <Section id="formularios" tone="white" labelledBy="formularios-titulo">
      <SectionHeading id="formularios-titulo" title="Formulário por formulário">
        <p>
          Só o que você digita e envia, e a página em que estava. Uma mensagem que parece ter sido
          enviada por um programa fica separada, não segue por e-mail e é eliminada em{" "}
          {RETENTION_MONTHS.likelySpam} meses.
        </p>
      </SectionHeading>
      <div className="mt-10 grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        {(Object.keys(LEGAL_BASES) as FormName[]).map((name) => (
          <FormTable key={name} name={name} />
        ))}
      </div>
    </Section>
  );
}

/** The fields of a form with their purposes, then legal basis and retention. */
function FormTable({ name }: { name: FormName }) {
  const { title, legalBasis } = LEGAL_BASES[name];
  const { fields } = FORMS[name];
  return (
    <table className="w-full table-fixed border-2 border-grafite bg-white text-left align-top text-sm">
      <caption className="border-2 border-b-0 border-grafite bg-planta px-4 py-3 text-left text-lg font-bold text-white">
        {title}
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
        <Row label="Base legal" value={legalBasis} />
        <Row label="Prazo" value={RETENTION} />
      </tfoot>
    </table>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <tr className="border-t border-cimento align-top">
      <th scope="row" className="px-4 py-2.5 font-semibold">
        {label}
      </th>
      <td className="px-4 py-2.5">{value}</td>
    </tr>
  );
}
