import type { InboxDocument } from "@/scripts/backend/inbox/document";
import {
  deliveryLabel,
  emailLabel,
  messageFields,
  kindLabel,
  suggestionFields,
  formatTime,
} from "@/scripts/backend/inbox/labels";

/** Removes control characters, which a terminal could interpret as commands. */
const stripControlCharacters = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "");

const block = (title: string, fields: readonly (readonly [string, string])[]): string =>
  [title, ...fields.map(([label, text]) => `  ${label}: ${text.replaceAll("\n", "\n    ")}`)].join(
    "\n",
  );

const section = (title: string, blocks: string[]): string =>
  [`${title} (${blocks.length})`, ...(blocks.length > 0 ? blocks : ["  Nada ainda."])].join("\n\n");

/** Formats the inbox as Portuguese text. */
export function inboxListing({ messages, suggestions, emails }: InboxDocument): string {
  const sections = [
    section(
      "MENSAGENS",
      messages.map((message) =>
        block(`${formatTime(message.createdAt)}  ${kindLabel(message)}`, [
          ...messageFields(message),
          ["Entrega", deliveryLabel(message)],
        ]),
      ),
    ),
    section(
      "SUGESTÕES PARA O PODCAST",
      suggestions.map((suggestion) =>
        block(formatTime(suggestion.createdAt), suggestionFields(suggestion)),
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
  return stripControlCharacters(sections.join("\n\n"));
}
