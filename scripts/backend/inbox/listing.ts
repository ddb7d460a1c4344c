import type { InboxDocument } from "@/scripts/backend/inbox/document";
import {
  deliveryLabel,
  emailLabel,
  fieldsOf,
  KIND_LABELS,
  suggestionFieldsOf,
  formatTime,
} from "@/scripts/backend/inbox/labels";

/** Control characters in a visitor's text must not drive the terminal. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "");

const block = (title: string, fields: readonly (readonly [string, string])[]): string =>
  [title, ...fields.map(([label, text]) => `  ${label}: ${text.replaceAll("\n", "\n    ")}`)].join(
    "\n",
  );

const section = (title: string, blocks: string[]): string =>
  [`${title} (${blocks.length})`, ...(blocks.length > 0 ? blocks : ["  Nada ainda."])].join("\n\n");

/** The inbox as readable Portuguese text. */
export function inboxListing({ messages, suggestions, emails }: InboxDocument): string {
  const sections = [
    section(
      "MENSAGENS",
      messages.map((message) =>
        block(`${formatTime(message.createdAt)}  ${KIND_LABELS[message.kind]}`, [
          ...fieldsOf(message),
          ["Entrega", deliveryLabel(message)],
        ]),
      ),
    ),
    section(
      "SUGESTÕES PARA O PODCAST",
      suggestions.map((suggestion) =>
        block(formatTime(suggestion.createdAt), suggestionFieldsOf(suggestion)),
      ),
    ),
    section(
      "E-MAILS",
      emails.map((email) =>
        block(email.subject ?? `Mensagem ${email.messageId ?? "desconhecida"}`, [
          ["Para", email.to ?? "ainda não recebido"],
          ["Responder a", email.replyTo ?? "—"],
          ["Situação", emailLabel(email)],
        ]),
      ),
    ),
  ];
  return printable(sections.join("\n\n"));
}
