import { RETENTION_MONTHS } from "@/lib/limits";
import { donationForm, type DonationField } from "@/lib/forms/donation";
import { proposalForm, type ProposalField } from "@/lib/forms/proposal";
import { quoteForm, type QuoteField } from "@/lib/forms/quote";
import { suggestionForm, type SuggestionField } from "@/lib/forms/suggestion";

/** Label and purpose of a field in the privacy policy. */
type FieldUse = { label: string; purpose: string };

/** The entry of a form in the privacy policy (Lei nº 13.709/2018, LGPD, art. 9º). */
export type FormPrivacy = {
  name: string;
  title: string;
  fields: readonly (FieldUse & { name: string })[];
  /** One of the legal bases of LGPD art. 7º. */
  legalBasis: string;
  retention: string;
};

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

/** Retention of a message that is likely spam. */
export const likelySpamRetention = `${RETENTION_MONTHS.likelySpam} meses`;

const reply: FieldUse = { label: "E-mail", purpose: "Responder a você" };
const call: FieldUse = { label: "Telefone", purpose: "Combinar detalhes por telefone ou WhatsApp" };
const person: FieldUse = { label: "Nome", purpose: "Saber com quem estamos falando" };

/** A missing field is a type error. */
function entry<Field extends string>(
  form: { name: string; fields: readonly Field[] },
  title: string,
  legalBasis: string,
  uses: Record<Field, FieldUse>,
): FormPrivacy {
  const fields = form.fields.map((name) => ({ name, ...uses[name] }));
  return { name: form.name, title, fields, legalBasis, retention: RETENTION };
}

/** One table of the privacy policy per form, in the order of the page. */
export const formPrivacy: readonly FormPrivacy[] = [
  entry<QuoteField>(quoteForm, "Pedido de orçamento e contato", PRE_CONTRACT, {
    name: person,
    email: reply,
    phone: call,
    serviceType: { label: "Serviço", purpose: "Encaminhar o pedido a quem faz esse serviço" },
    message: { label: "Mensagem", purpose: "Entender o que você precisa e calcular o orçamento" },
  }),
  entry<ProposalField>(proposalForm, "Proposta de projeto social", LEGITIMATE_INTEREST, {
    nome_ong: { label: "Nome da organização", purpose: "Saber quem propõe o projeto" },
    contato: { label: "Contato", purpose: "Responder à pessoa que a organização indicou" },
    tipo_projeto: { label: "Tipo de projeto", purpose: "Encaminhar a proposta à equipe certa" },
    mensagem: { label: "Mensagem", purpose: "Avaliar se e como podemos ajudar" },
  }),
  entry<DonationField>(donationForm, "Doação de materiais", PRE_CONTRACT, {
    name: person,
    email: reply,
    phone: { label: "Telefone", purpose: "Combinar a entrega ou a retirada" },
    materialType: { label: "Tipo de material", purpose: "Saber em que projeto o material serve" },
    description: { label: "Descrição", purpose: "Conferir quantidade e estado do material" },
    pickupAddress: {
      label: "Endereço para retirada",
      purpose: "Buscar o material, se você quiser",
    },
  }),
  entry<SuggestionField>(suggestionForm, "Sugestão para o podcast", CONSENT, {
    name: person,
    email: reply,
    phone: { label: "Telefone", purpose: "Combinar uma participação, se você quiser" },
    topic: { label: "Tema", purpose: "Escolher os próximos episódios" },
    question: {
      label: "Pergunta",
      purpose:
        "Responder a ela num episódio, que é público, com o nome que você escolher ou sem nenhum",
    },
  }),
];
