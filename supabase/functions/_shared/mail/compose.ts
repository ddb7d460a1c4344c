import type { ClaimedMessage } from "../messages/store.ts";
import { requestNumber } from "../contract/request-number.ts";
import { decodeHtml, nationalDigits } from "../contract/text.ts";
import { parseEmailAddress, singleLine } from "../text.ts";
import { labelOf, PROJECT_TYPE_LABELS, SERVICE_LABELS } from "./labels.ts";
import type { Mail, MailField } from "./mail.ts";
import { splitMeasures } from "../contract/measures.ts";
import { htmlBody, textBody } from "./template.ts";

const TITLES: Readonly<Record<ClaimedMessage["kind"], string>> = {
  quote: "Pedido de orçamento",
  proposal: "Proposta de projeto social",
  suggestion: "Sugestão para PrimoZéCast",
  donation: "Doação de materiais",
};

/** Message-ID of a stored message. Every attempt has the same one, to detect duplicates. */
export function messageIdFor(rowId: string, fromAddress: string): string {
  return `<contact-${rowId}@${fromAddress.split("@").at(-1) ?? "localhost"}>`;
}

/** The service or type of project in the words of the form, decoded. */
function subjectWords(message: ClaimedMessage): string {
  const isProposal = message.kind === "proposal";
  const value = (isProposal && message.details.tipo_projeto) || message.service_type;
  return labelOf(isProposal ? PROJECT_TYPE_LABELS : SERVICE_LABELS, decodeHtml(value ?? ""));
}

/** The number that the visitor was told; a message of another caller may have no key. */
const numberOf = ({ idempotency_key, id }: ClaimedMessage) => requestNumber(idempotency_key ?? id);

/** One line per field, so that no value can look like another field. */
function fieldsOf(message: ClaimedMessage): MailField[] {
  const { details } = message;
  const rows: [string, string | null | undefined][] =
    message.kind === "proposal"
      ? [
          ["Nome da organização", details.nome_ong ?? message.name],
          ["Contato", details.contato],
          ["Tipo de projeto", subjectWords(message)],
        ]
      : [
          ["Pedido", message.kind === "quote" ? numberOf(message) : null],
          ["Nome", message.name],
          ["E-mail", message.email],
          ["Telefone", message.phone ?? "Não informado"],
          ["Serviço", message.kind === "quote" ? subjectWords(message) : null],
        ];
  rows.push(["Página", details.pagina]);
  const fields = rows.flatMap(([label, value]) =>
    value ? [{ label, value: singleLine(decodeHtml(value), Infinity) }] : [],
  );
  const digits = nationalDigits(decodeHtml(message.phone ?? details.contato ?? ""));
  const whatsapp = digits && `https://wa.me/55${digits}`;
  return whatsapp ? [...fields, { label: "WhatsApp", value: whatsapp, href: whatsapp }] : fields;
}

function subjectOf(message: ClaimedMessage): string {
  const name = singleLine(decodeHtml(message.name), 80);
  const isSpecific = message.kind === "quote" || message.kind === "proposal";
  const service = isSpecific ? singleLine(subjectWords(message), 80) : "";
  return `${TITLES[message.kind]}: ${name}${service ? ` — ${service}` : ""}`;
}

/**
 * Address for replies: the e-mail field, or the contact of a proposal, when it can be in a header.
 * Both are also in the text of the e-mail, as typed.
 */
function replyToOf(message: ClaimedMessage): string | null {
  return parseEmailAddress(decodeHtml(message.email ?? message.details.contato ?? ""));
}

/**
 * Composes the e-mail to the company about a message. Stored values are decoded once, and the HTML
 * part escapes them again, so that markup in a message is shown as text.
 *
 * @param addresses from the environment; the `to_email` of the payload is never used
 * @param company legal name and CNPJ, for the footer
 */
export function composeMail(
  message: ClaimedMessage,
  addresses: { to: string; from: string },
  company?: string,
): Mail {
  const { measures, rest } = splitMeasures(decodeHtml(message.message));
  const content = {
    title: TITLES[message.kind],
    fields: fieldsOf(message),
    measures,
    message: rest,
    receivedAt: new Date(message.created_at),
    number: numberOf(message),
    company,
  };
  return {
    messageId: messageIdFor(message.id, addresses.from),
    from: { name: "Site PrimoZé", address: addresses.from },
    to: addresses.to,
    replyTo: replyToOf(message),
    subject: subjectOf(message),
    text: textBody(content),
    html: htmlBody(content),
    idempotencyKey: message.id,
  };
}
