import {
  contactOf,
  detailIn,
  FORMS,
  measuresIn,
  rowFields,
  rowService,
} from "../contract/message-row.ts";
import { measureLines, MEASURES } from "../contract/measures.ts";
import { hex } from "../contract/palette.ts";
import { requestNumber } from "../contract/request-number.ts";
import { escapeHtml, nationalDigits, normalizeEmail, removeInvisible } from "../contract/text.ts";
import type { ClaimedMessage } from "../messages/store.ts";
import { type Mail, parseEmailAddress, singleLine } from "./transport.ts";

type MailField = {
  label: string;
  value: string;
  /** A link of ours for the value; never one that a visitor typed. */
  href?: string;
};

type MailContent = {
  title: string;
  fields: readonly MailField[];
  /** Headings and texts: the measures of a calculator, if any, and the message. */
  texts: readonly { heading: string; text: string }[];
  footer: string;
};

const receivedFormat = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

/** With LF, and without other control and invisible characters except tabs. */
const cleanText = (text: string): string =>
  removeInvisible(text.toWellFormed())
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");

const received = (message: ClaimedMessage): string =>
  `Recebido pelo site em ${receivedFormat.format(new Date(message.created_at))}.`;

const footerOf = (message: ClaimedMessage): string =>
  `${received(message)} Número do pedido: ${numberOf(message)}.`;

function textBody(content: MailContent): string {
  const lines = (fields: readonly MailField[]) =>
    fields.map(({ label, value }) => `${label}: ${cleanText(value)}`).join("\n");
  const texts = content.texts.map(({ heading, text }) => `${heading}:\n${cleanText(text)}`);
  const parts = [content.title, lines(content.fields), ...texts];
  return `${[...parts.filter(Boolean), `-- \n${content.footer}`].join("\n\n")}\n`;
}

/** Escapes text and shows its line breaks; old Outlook has no `white-space: pre-wrap`. */
const toHtml = (text: string): string => escapeHtml(cleanText(text)).replaceAll("\n", "<br>");

const cell = ({ value, href }: MailField): string =>
  href
    ? `<a href="${escapeHtml(href)}" style="color:${hex.planta}">${toHtml(value)}</a>`
    : toHtml(value);

const row = (field: MailField): string => `
            <tr>
              <th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;color:${hex.planta};white-space:nowrap">${toHtml(field.label)}</th>
              <td dir="auto" style="padding:8px 0;word-break:break-word">${cell(field)}</td>
            </tr>`;

const rows = (fields: readonly MailField[]): string => `
          <table width="100%" cellpadding="0" cellspacing="0" style="font-size:16px">${fields.map(row).join("")}
          </table>`;

const section = ({ heading, text }: MailContent["texts"][number]): string => `
          <h2 style="margin:16px 0 8px;font-size:16px;color:${hex.planta}">${toHtml(heading)}</h2>
          <p dir="auto" style="margin:0;padding:12px 16px;border-left:4px solid ${hex.obra};background:#F3F5F7;word-break:break-word">${toHtml(text)}</p>`;

/** No images, scripts or links that a visitor typed; readable without its styles. */
function htmlBody(content: MailContent): string {
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${toHtml(content.title)}</title>
  </head>
  <body style="margin:0;background:#F3F5F7;color:#1B2733;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;margin:0 auto;background:#FFFFFF">
      <tr>
        <td style="padding:20px 24px;background:${hex.planta};border-bottom:4px solid ${hex.obra}">
          <h1 style="margin:0;font-size:20px;line-height:1.3;color:#FFFFFF">${toHtml(content.title)}</h1>
        </td>
      </tr>
      <tr>
        <td style="padding:16px 24px">${rows(content.fields)}${content.texts.map(section).join("")}
        </td>
      </tr>
      <tr>
        <td style="padding:16px 24px;font-size:14px;color:#4A5866">${toHtml(content.footer)}</td>
      </tr>
    </table>
  </body>
</html>
`;
}

/** Every attempt has the same one, to detect duplicates. */
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
  const fields = rows.map(({ label, value }) => ({ label, value: singleLine(value, Infinity) }));
  const digits = nationalDigits(message.phone ?? detailIn(message, "contato"));
  const whatsapp = digits && `https://wa.me/55${digits}`;
  return whatsapp ? [...fields, { label: "WhatsApp", value: whatsapp, href: whatsapp }] : fields;
}

function subjectOf(message: ClaimedMessage): string {
  const name = singleLine(message.name, 80);
  const service = singleLine(rowService(message), 80);
  return `${FORMS[message.kind].title}: ${name}${service ? ` — ${service}` : ""}`;
}

/**
 * The e-mail to the company about a message. The HTML part escapes what was typed, so that markup
 * in a message is shown as text.
 * @param addresses from the environment; the `to_email` of the payload is never used
 */
export function composeMail(
  message: ClaimedMessage,
  addresses: { to: string; from: string },
): Mail {
  const measures = measureLines(measuresIn(message)).join("\n");
  const content = {
    title: FORMS[message.kind].title,
    fields: fieldsOf(message),
    texts: [
      ...(measures ? [{ heading: MEASURES.label, text: measures }] : []),
      { heading: "Mensagem", text: message.message },
    ],
    footer: footerOf(message),
  };
  return {
    messageId: messageIdFor(message.id, addresses.from),
    from: { name: "Site PrimoZé", address: addresses.from },
    to: addresses.to,
    // As typed in the text, whether or not a header can have it.
    replyTo: parseEmailAddress(normalizeEmail(contactOf(message))),
    subject: subjectOf(message),
    text: textBody(content),
    html: htmlBody(content),
    idempotencyKey: message.id,
  };
}

/** Of a message in the list: enough to see whether a person wrote it. */
const SHOWN = 300;

const LIST_NOTE =
  "Um campo invisível destes pedidos veio preenchido, o que quase sempre é obra de um robô. Pode ser também " +
  "um gerenciador de senhas: se um deles é de uma pessoa, responda a ele. Eles não chegam de outro modo.";

/** The daily e-mail to the company with the messages for which only the trap field speaks. */
export function composeDoubtfulList(
  messages: readonly ClaimedMessage[],
  addresses: { to: string; from: string },
): Mail {
  const count = messages.length;
  const title = `${count} ${count === 1 ? "pedido duvidoso" : "pedidos duvidosos"}`;
  const [first] = messages;
  const content = {
    title,
    fields: [],
    texts: messages.map((message) => ({
      heading: `${subjectOf(message)} (${numberOf(message)})`,
      text: [
        received(message),
        ...fieldsOf(message)
          .filter(({ href }) => !href)
          .map(({ label, value }) => `- ${label}: ${value}`),
        singleLine(message.message, SHOWN),
      ].join("\n"),
    })),
    footer: LIST_NOTE,
  };
  const key = `list-${first?.id}`;
  return {
    messageId: messageIdFor(key, addresses.from),
    from: { name: "Site PrimoZé", address: addresses.from },
    to: addresses.to,
    replyTo: null,
    subject: `${title} no site`,
    text: textBody(content),
    html: htmlBody(content),
    idempotencyKey: key,
  };
}
