import type { InboxDocument } from "./document";
import {
  deliveryWords,
  emailWords,
  fieldsOf,
  KIND_WORDS,
  suggestionFieldsOf,
  timeWords,
} from "./words";

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
        block(`${timeWords(message.createdAt)}  ${KIND_WORDS[message.kind]}`, [
          ...fieldsOf(message),
          ["Entrega", deliveryWords(message)],
        ]),
      ),
    ),
    section(
      "SUGESTÕES PARA O PODCAST",
      suggestions.map((suggestion) =>
        block(timeWords(suggestion.createdAt), suggestionFieldsOf(suggestion)),
      ),
    ),
    section(
      "E-MAILS",
      emails.map((email) =>
        block(email.subject ?? `Mensagem ${email.messageId ?? "desconhecida"}`, [
          ["Para", email.to ?? "ainda não recebido"],
          ["Responder a", email.replyTo ?? "—"],
          ["Situação", emailWords(email)],
        ]),
      ),
    ),
  ];
  return printable(sections.join("\n\n"));
}
