import type { ClaimedMessage } from "../messages/store.ts";
import { decodeHtml, plainAddress, singleLine } from "../text.ts";
import type { Mail, MailField } from "./mail.ts";
import { htmlBody, textBody } from "./template.ts";

const TITLES: Readonly<Record<ClaimedMessage["kind"], string>> = {
  quote: "Pedido de orçamento",
  proposal: "Proposta de projeto social",
  suggestion: "Sugestão para PrimoZéCast",
  donation: "Doação de materiais",
};

/** Message-ID of a stored message: the same on every attempt, so that a repeat can be recognised. */
export function messageIdFor(rowId: string, fromAddress: string): string {
  return `<contact-${rowId}@${fromAddress.split("@").at(-1) ?? "localhost"}>`;
}

function fieldsOf(message: ClaimedMessage): MailField[] {
  const { details } = message;
  const rows: [string, string | null | undefined][] =
    message.kind === "proposal"
      ? [
          ["Nome da ONG", details.nome_ong ?? message.name],
          ["Contato", details.contato],
          ["Tipo de projeto", details.tipo_projeto ?? message.service_type],
        ]
      : [
          ["Nome", message.name],
          ["E-mail", message.email],
          ["Telefone", message.phone ?? "Não informado"],
          ["Serviço", message.kind === "quote" ? message.service_type : null],
        ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value: decodeHtml(value) }] : []));
}

function subjectOf(message: ClaimedMessage): string {
  const name = singleLine(decodeHtml(message.name), 80);
  const isSpecific = message.kind === "quote" || message.kind === "proposal";
  const service = isSpecific ? singleLine(decodeHtml(message.service_type ?? ""), 80) : "";
  return `${TITLES[message.kind]}: ${name}${service ? ` — ${service}` : ""}`;
}

/** The visitor's address for the reply: the e-mail field, or a proposal's contact when it is one. */
function replyToOf(message: ClaimedMessage): string | null {
  return plainAddress(decodeHtml(message.email ?? message.details.contato ?? ""));
}

/**
 * Composes the company's e-mail for a message. The stored values are decoded once; the HTML part escapes
 * them again, so markup typed by a visitor or sent by any other caller stays text.
 *
 * @param addresses plain e-mail addresses from the environment; the payload's to_email is never used
 */
export function composeMail(
  message: ClaimedMessage,
  addresses: { to: string; from: string },
): Mail {
  const content = {
    title: TITLES[message.kind],
    fields: fieldsOf(message),
    message: decodeHtml(message.message),
    receivedAt: new Date(message.created_at),
    reference: message.id,
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
