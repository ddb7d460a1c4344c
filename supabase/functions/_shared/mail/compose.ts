import { contactOf, detailIn, FORMS, rowFields, rowService } from "../contract/message-row.ts";
import { requestNumber } from "../contract/request-number.ts";
import { formatPhone, nationalDigits, normalizeEmail, oneLine } from "../contract/text.ts";
import type { ClaimedMessage } from "../messages/store.ts";
import {
  mailtoHref,
  preparedAnswer,
  type PreparedAnswer,
  whatsappHref,
} from "./prepared-answer.ts";
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

const numberOf = ({ idempotency_key, id }: ClaimedMessage) => requestNumber(idempotency_key ?? id);

/** The number that the visitor was told; a message of another caller may have no key. */
const toldNumber = (message: ClaimedMessage) =>
  FORMS[message.kind].isNumbered ? numberOf(message) : undefined;

/** One line per field, so that no value can look like another field. */
function fieldsOf(message: ClaimedMessage): MailField[] {
  const number = toldNumber(message);
  const rows = [
    ...(number ? [{ label: "Número do pedido", value: number }] : []),
    ...rowFields(message),
  ];
  return rows.map(({ label, value }) => ({ label, value: oneLine(value) }));
}

/** How the sender can be answered, each way as a link. */
function waysToAnswer(
  message: ClaimedMessage,
  replyTo: string | null,
  answer: PreparedAnswer | undefined,
): MailField[] {
  const digits = nationalDigits(message.phone ?? detailIn(message, "contato"));
  const telephone: MailField[] = digits
    ? [
        {
          label: "WhatsApp",
          value: `https://wa.me/55${digits}`,
          href: whatsappHref(digits, answer),
        },
        { label: "Telefonar", value: formatPhone(digits), href: `tel:+55${digits}` },
      ]
    : [];
  return replyTo && answer
    ? [...telephone, { label: "Responder", value: replyTo, href: mailtoHref(replyTo, answer) }]
    : telephone;
}

const NO_REPLY_NOTE =
  "“Responder” não chega a quem escreveu: não há acima um endereço de e-mail que sirva do jeito que " +
  "está escrito. Telefone; se não houver telefone, veja se há um erro no endereço.";

function subjectOf(message: ClaimedMessage): string {
  const name = singleLine(message.name, 80);
  const service = singleLine(rowService(message), 80);
  const mark = message.suspect ? SUSPECT_MARK : "";
  const title = [FORMS[message.kind].title, toldNumber(message)].filter(Boolean).join(" ");
  return `${mark}${title}: ${name}${service ? ` — ${service}` : ""}`;
}

/**
 * The e-mail to the company about a message. The HTML part escapes what was typed, so that markup
 * in a message is shown as text.
 * @param addresses from the environment, never from the payload
 * @param hasReplyTo whether the sender's address may be the Reply-To; without one the text says so
 */
export function composeMail(
  message: ClaimedMessage,
  addresses: { to: string; from: string },
  { hasReplyTo = true }: { hasReplyTo?: boolean } = {},
): Mail {
  const replyTo = hasReplyTo ? parseEmailAddress(normalizeEmail(contactOf(message))) : null;
  // A machine is not answered; a person who was taken for one gets an answer of its own.
  const answer = message.suspect ? undefined : preparedAnswer(message, toldNumber(message));
  const content = {
    title: FORMS[message.kind].title,
    fields: [...fieldsOf(message), ...waysToAnswer(message, replyTo, answer)],
    sections: [
      ...(replyTo ? [] : [{ heading: "Atenção", text: NO_REPLY_NOTE }]),
      { heading: "Mensagem", text: message.message },
      ...(answer ? [{ heading: "Para começar a resposta", text: answer.text }] : []),
    ],
    footer: footerOf(message),
  };
  return {
    messageId: messageIdFor(message.id, addresses.from),
    from: { name: "Site PrimoZé", address: addresses.from },
    to: addresses.to,
    // The text of the e-mail has the address as typed, also where a header cannot have it.
    replyTo: replyTo ? { name: singleLine(message.name, 80), address: replyTo } : null,
    subject: subjectOf(message),
    text: textBody(content),
    html: htmlBody(content),
    // A service refuses the same key with another content.
    idempotencyKey: hasReplyTo ? message.id : `${message.id}-without-reply-to`,
  };
}
