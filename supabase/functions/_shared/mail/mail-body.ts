import { hex } from "../contract/palette.ts";
import { escapeHtml, visibleText } from "../contract/text.ts";

export type MailField = {
  label: string;
  value: string;
  /**
   * A link that we make of the value. Of what a visitor typed it has the name, the telephone and the
   * e-mail address only, each encoded.
   */
  href?: string;
};

export type MailContent = {
  title: string;
  fields: readonly MailField[];
  sections: readonly { heading: string; text: string }[];
  footer: string;
};

/** The part of an e-mail without HTML. */
export function textBody(content: MailContent): string {
  const fields = content.fields.map(({ label, value }) => `${label}: ${visibleText(value)}`);
  const lines = fields.join("\n");
  const sections = content.sections.map(({ heading, text }) => `${heading}:\n${visibleText(text)}`);
  return `${[content.title, lines, ...sections, `-- \n${content.footer}`].join("\n\n")}\n`;
}

/** Escapes text and shows its line breaks; old Outlook has no `white-space: pre-wrap`. */
const toHtml = (text: string): string => escapeHtml(visibleText(text)).replaceAll("\n", "<br>");

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

const section = ({ heading, text }: MailContent["sections"][number]): string => `
          <h2 style="margin:16px 0 8px;font-size:16px;color:${hex.planta}">${toHtml(heading)}</h2>
          <p dir="auto" style="margin:0;padding:12px 16px;border-left:4px solid ${hex.obra};background:#F3F5F7;word-break:break-word">${toHtml(text)}</p>`;

/** No images or scripts, and no address that a visitor typed as a link to a page; readable without its styles. */
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
        <td style="padding:20px 24px;background:${hex.planta};border-bottom:4px solid ${hex.obra}">
          <h1 style="margin:0;font-size:20px;line-height:1.3;color:#FFFFFF">${toHtml(content.title)}</h1>
        </td>
      </tr>
      <tr>
        <td style="padding:16px 24px">${rows(content.fields)}${content.sections.map(section).join("")}
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
