import { escapeHtml } from "../text.ts";
import type { MailField } from "./mail.ts";

type MailContent = {
  title: string;
  fields: readonly MailField[];
  message: string;
  receivedAt: Date;
  /** Row id, shown to the reader. */
  reference: string;
  /** Legal name and CNPJ of the company, if they are set. */
  company: string | undefined;
};

const receivedFormat = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

/** Normalizes line breaks and removes all other control characters except tabs. */
const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");

const footer = (content: MailContent): string =>
  `Recebido pelo site em ${receivedFormat.format(content.receivedAt)}. ` +
  `Protocolo ${content.reference}.${content.company ? ` ${content.company}.` : ""}`;

/** The plain-text part of the e-mail. */
export function textBody(content: MailContent): string {
  const fields = content.fields.map(({ label, value }) => `${label}: ${cleanText(value)}`);
  const parts = [content.title, fields.join("\n"), `Mensagem:\n${cleanText(content.message)}`];
  return `${[...parts, `-- \n${footer(content)}`].join("\n\n")}\n`;
}

/** Escapes text and shows its line breaks; old Outlook has no `white-space: pre-wrap`. */
const toHtml = (text: string): string => escapeHtml(cleanText(text)).replaceAll("\n", "<br>");

const row = ({ label, value }: MailField): string => `
            <tr>
              <th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;color:#0E3A5A;white-space:nowrap">${toHtml(label)}</th>
              <td dir="auto" style="padding:8px 0;word-break:break-word">${toHtml(value)}</td>
            </tr>`;

/** The HTML part of the e-mail: no images, links or scripts; readable without its styles. */
export function htmlBody(content: MailContent): string {
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
        <td style="padding:20px 24px;background:#0E3A5A;border-bottom:4px solid #F47B20">
          <h1 style="margin:0;font-size:20px;line-height:1.3;color:#FFFFFF">${toHtml(content.title)}</h1>
        </td>
      </tr>
      <tr>
        <td style="padding:16px 24px">
          <table width="100%" cellpadding="0" cellspacing="0" style="font-size:16px">${content.fields.map(row).join("")}
          </table>
          <h2 style="margin:16px 0 8px;font-size:16px;color:#0E3A5A">Mensagem</h2>
          <p dir="auto" style="margin:0;padding:12px 16px;border-left:4px solid #F47B20;background:#F3F5F7;word-break:break-word">${toHtml(content.message)}</p>
        </td>
      </tr>
      <tr>
        <td style="padding:16px 24px;font-size:14px;color:#4A5866">${toHtml(footer(content))}</td>
      </tr>
    </table>
  </body>
</html>
`;
}
