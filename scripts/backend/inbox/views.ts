import type { CaughtMail } from "@/scripts/backend/mail";
import type { InboxDocument, InboxEmail } from "@/scripts/backend/inbox/document";
import {
  deliveryLabel,
  emailLabel,
  formatTime,
  kindLabel,
  messageFields,
  suggestionFields,
} from "@/scripts/backend/inbox/labels";
import { escapeHtml } from "@/supabase/functions/_shared/contract/text";

type Card = {
  title: string;
  state?: string;
  fields: [label: string, value: string][];
  /** Path of its page. */
  href?: string;
};

const missingSubject = ({ status, messageId }: InboxEmail): string =>
  `${status === "delivered" ? "Entregue por outro servidor de e-mail" : "Ainda não recebido"}: ` +
  `mensagem ${messageId ?? "desconhecida"}`;

function sections({ messages, suggestions, emails }: InboxDocument): [string, Card[]][] {
  return [
    [
      "Mensagens",
      messages.map((message) => ({
        title: `${formatTime(message.createdAt)}  ${kindLabel(message)}`,
        state: message.suspect ? "suspect" : message.delivery.state,
        fields: [...messageFields(message), ["Entrega", deliveryLabel(message)]],
      })),
    ],
    [
      "Sugestões para o podcast",
      suggestions.map((suggestion) => ({
        title: formatTime(suggestion.createdAt),
        fields: suggestionFields(suggestion),
      })),
    ],
    [
      "E-mails",
      emails.map((email) => ({
        title: email.file ? (email.subject ?? "(sem assunto)") : missingSubject(email),
        state: email.status,
        fields: [
          ["Para", email.to ?? "ainda não recebido"],
          ["Responder a", email.replyTo ?? "—"],
          ["Situação", emailLabel(email)],
        ],
        ...(email.file && { href: `/emails/${email.file}` }),
      })),
    ],
  ];
}

const textCard = ({ title, fields }: Card): string =>
  [title, ...fields.map(([label, text]) => `  ${label}: ${text.replaceAll("\n", "\n    ")}`)].join(
    "\n",
  );

/** The inbox as Portuguese text, without control characters, which could be commands. */
export function inboxListing(inbox: InboxDocument): string {
  const blocks = sections(inbox).flatMap(([title, cards]) => [
    `${title.toUpperCase()} (${cards.length})`,
    ...(cards.length > 0 ? cards.map(textCard) : ["  Nada ainda."]),
  ]);
  return blocks.join("\n\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

const STYLE = `
:root { color-scheme: light dark; --soft: light-dark(#4a5866, #a9b6c3); }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { border-bottom: 4px solid orange; overflow-wrap: anywhere; }
article { margin: 0 0 0.75rem; padding: 0.5rem 1rem; border-left: 4px solid var(--soft); }
article.delivered { border-color: #2e8b57; }
article.pending { border-color: orange; }
article.failed { border-color: #c0392b; }
h3 { margin: 0; font-size: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd, pre { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
iframe { width: 100%; height: 36rem; background: #fff; border: 1px solid var(--soft); }
`;

const fieldList = (fields: Card["fields"]): string =>
  fields
    .map(
      ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
    )
    .join("\n");

function htmlCard({ title, state = "", fields, href }: Card): string {
  const heading = escapeHtml(title);
  return `<article class="${state}">
<h3>${href ? `<a href="${href}">${heading}</a>` : heading}</h3>
<dl>${fieldList(fields)}</dl>
</article>`;
}

/** A complete page. @param body markup */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – Caixa de entrada local</title>
<style>${STYLE}</style>
</head>
<body>
<p><a href="/">Caixa de entrada local PrimoZé</a></p>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;

/** Page with all messages, suggestions and e-mails. */
export function inboxPage(inbox: InboxDocument): string {
  const parts = sections(inbox).map(([title, cards]) => {
    const list = cards.map(htmlCard).join("\n") || "<p>Nada ainda.</p>";
    return `<section>\n<h2>${title} (${cards.length})</h2>\n${list}\n</section>`;
  });
  return htmlPage(
    "O que chegou pelo site",
    `<p><a href="/api/inbox">Como JSON</a></p>\n${parts.join("\n")}`,
  );
}

/** Page with one e-mail: headers, HTML part in a frame, text part and source. */
export function emailPage(mail: CaughtMail): string {
  const fields = fieldList([
    ["De", mail.from ?? ""],
    ["Para", mail.to ?? ""],
    ["Responder a", mail.replyTo ?? ""],
    ["Recebido", formatTime(mail.receivedAt)],
  ]);
  return htmlPage(
    mail.subject ?? "(sem assunto)",
    `<dl>${fields}</dl>
<h2>Parte HTML</h2>
<iframe sandbox title="Parte HTML do e-mail" src="/emails/${mail.id}/html"></iframe>
<h2>Parte de texto</h2>
<pre dir="auto">${escapeHtml(mail.text ?? "Não há.")}</pre>
<p><a href="/emails/${mail.id}/source">Código-fonte</a></p>`,
  );
}
