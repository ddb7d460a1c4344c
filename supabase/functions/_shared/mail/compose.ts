import { contactOf, FORMS, rowFields, rowService } from "../contract/message-row.ts";
import { splitMeasures } from "../contract/measures.ts";
import { requestNumber } from "../contract/request-number.ts";
import { decodeHtml, mapTexts, nationalDigits } from "../contract/text.ts";
import type { ClaimedMessage } from "../messages/store.ts";
import { htmlBody, type MailField, textBody } from "./template.ts";
import { type Mail, parseEmailAddress, singleLine } from "./transport.ts";

/** Message-ID of a stored message. Every attempt has the same one, to detect duplicates. */
function messageIdFor(rowId: string, fromAddress: string): string {
  return `<contact-${rowId}@${fromAddress.split("@").at(-1) ?? "localhost"}>`;
}

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
  const fields = rows.map(({ label, value }) => ({ label, value: singleLine(value, Infinity) }));
  const digits = nationalDigits(message.phone ?? message.details.contato ?? "");
  const whatsapp = digits && `https://wa.me/55${digits}`;
  return whatsapp ? [...fields, { label: "WhatsApp", value: whatsapp, href: whatsapp }] : fields;
}

function subjectOf(message: ClaimedMessage): string {
  const name = singleLine(message.name, 80);
  const service = singleLine(rowService(message), 80);
  return `${FORMS[message.kind].title}: ${name}${service ? ` — ${service}` : ""}`;
}

/**
 * Composes the e-mail to the company about a message. Stored values are decoded once, and the HTML
 * part escapes them again, so that markup in a message is shown as text.
 *
 * @param addresses from the environment; the `to_email` of the payload is never used
 * @param company legal name and CNPJ, for the footer
 */
export function composeMail(
  stored: ClaimedMessage,
  addresses: { to: string; from: string },
  company?: string,
): Mail {
  const message = mapTexts(stored, decodeHtml);
  const { measures, rest } = splitMeasures(message.message);
  const content = {
    title: FORMS[message.kind].title,
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
    // As typed in the text, whether or not a header can have it.
    replyTo: parseEmailAddress(contactOf(message)),
    subject: subjectOf(message),
    text: textBody(content),
    html: htmlBody(content),
    idempotencyKey: message.id,
  };
}
