import { contactOf, detailIn, FORMS, rowFields, rowService } from "../contract/message-row.ts";
import { requestNumber } from "../contract/request-number.ts";
import { nationalDigits, normalizeEmail, oneLine } from "../contract/text.ts";
import type { ClaimedMessage } from "../messages/store.ts";
import { htmlBody, type MailField, textBody } from "./mail-body.ts";
import { type Mail, parseEmailAddress, singleLine } from "./transport.ts";

const receivedFormat = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

const footerOf = (message: ClaimedMessage): string =>
  `Recebido pelo site em ${receivedFormat.format(new Date(message.created_at))}. ` +
  `Número do pedido: ${numberOf(message)}.${message.suspect ? ` ${SUSPECT_NOTE}` : ""}`;

/** A mailbox can filter by the mark; the note in the text says what it means. */
const SUSPECT_MARK = "[suspeita] ";
const SUSPECT_NOTE =
  "O campo invisível deste pedido veio preenchido, ou ele foi enviado mais depressa do que alguém " +
  "digita: quase sempre é obra de um robô. Se foi uma pessoa, responda a ela.";

/** Each attempt has the same Message-ID, by which a mailbox finds duplicates. */
const messageIdFor = (rowId: string, fromAddress: string) =>
  `<contact-${rowId}@${fromAddress.split("@").at(-1)}>`;

/** The number that the visitor was told; a message of another caller may have no key. */
const numberOf = ({ idempotency_key, id }: ClaimedMessage) => requestNumber(idempotency_key ?? id);

/** One line per field, so that no value can look like another field. */
function fieldsOf(message: ClaimedMessage): MailField[] {
  const rows = [
    ...(FORMS[message.kind].isNumbered
      ? [{ label: "Número do pedido", value: numberOf(message) }]
      : []),
    ...rowFields(message),
  ];
  const fields = rows.map(({ label, value }) => ({ label, value: oneLine(value) }));
  const digits = nationalDigits(message.phone ?? detailIn(message, "contato"));
  const whatsapp = digits && `https://wa.me/55${digits}`;
  return whatsapp ? [...fields, { label: "WhatsApp", value: whatsapp, href: whatsapp }] : fields;
}

function subjectOf(message: ClaimedMessage): string {
  const name = singleLine(message.name, 80);
  const service = singleLine(rowService(message), 80);
  const mark = message.suspect ? SUSPECT_MARK : "";
  return `${mark}${FORMS[message.kind].title}: ${name}${service ? ` — ${service}` : ""}`;
}

/**
 * The e-mail to the company about a message. The HTML part escapes what was typed, so that markup
 * in a message is shown as text.
 * @param addresses from the environment, never from the payload
 */
export function composeMail(
  message: ClaimedMessage,
  addresses: { to: string; from: string },
): Mail {
  const content = {
    title: FORMS[message.kind].title,
    fields: fieldsOf(message),
    text: { heading: "Mensagem", text: message.message },
    footer: footerOf(message),
  };
  return {
    messageId: messageIdFor(message.id, addresses.from),
    from: { name: "Site PrimoZé", address: addresses.from },
    to: addresses.to,
    // The text of the e-mail has the address as typed, also where a header cannot have it.
    replyTo: parseEmailAddress(normalizeEmail(contactOf(message))),
    subject: subjectOf(message),
    text: textBody(content),
    html: htmlBody(content),
    idempotencyKey: message.id,
  };
}
