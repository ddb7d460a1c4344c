import type {
  InboxDocument,
  InboxEmail,
  InboxMessage,
  InboxSuggestion,
} from "@/scripts/backend/inbox/document";
import { FORMS, rowFields } from "@/supabase/functions/_shared/contract/message-row";
import { visibleText } from "@/supabase/functions/_shared/contract/text";

const STATUS_LABELS: Readonly<Record<InboxMessage["delivery"]["state"], string>> = {
  pending: "aguardando envio",
  delivered: "entregue",
  failed: "falhou, será tentado de novo",
};

const REFUSED_LABEL = "ATENÇÃO: o servidor de e-mail recusou, leia a mensagem aqui";

const timeFormat = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "America/Sao_Paulo",
});
const formatTime = (iso: string): string => timeFormat.format(new Date(iso));

const block = (title: string, fields: [label: string, value: string][]) =>
  [title, ...fields.map(([label, text]) => `  ${label}: ${text.replaceAll("\n", "\n    ")}`)].join(
    "\n",
  );

function messageBlock(message: InboxMessage): string {
  return block(`${formatTime(message.createdAt)}  ${FORMS[message.kind].title}`, [
    ["Número do pedido", message.number],
    ...rowFields(message).map(({ label, value }): [string, string] => [label, value]),
    ["Mensagem", message.message],
    ["Entrega", deliveryLabel(message)],
  ]);
}

function deliveryLabel({ suspect, delivery }: Pick<InboxMessage, "suspect" | "delivery">): string {
  const { deliveredAt, attempts, lastError, nextAttemptAt } = delivery;
  const isWaiting = delivery.state !== "delivered";
  return [
    suspect && "suspeita; ",
    delivery.refused ? REFUSED_LABEL : STATUS_LABELS[delivery.state],
    deliveredAt && ` em ${formatTime(deliveredAt)}`,
    attempts > 1 && ` (${attempts} tentativas)`,
    isWaiting && lastError && ` — ${lastError}`,
    isWaiting && nextAttemptAt && `; próxima em ${formatTime(nextAttemptAt)}`,
  ]
    .filter(Boolean)
    .join("");
}

function suggestionBlock(suggestion: InboxSuggestion): string {
  const { createdAt, name, email, phone, topic, question } = suggestion;
  return block(formatTime(createdAt), [
    ["Nome", name],
    ["E-mail", email],
    ["Telefone", phone ?? "não informado"],
    ["Tema", topic || "não informado"],
    ["Pergunta", question],
  ]);
}

function emailBlock(email: InboxEmail): string {
  const copies = email.copies > 1 ? ` (${email.copies} cópias)` : "";
  return block(email.subject ?? "(sem assunto)", [
    ["Para", email.to ?? "—"],
    ["Responder a", email.replyTo ?? "—"],
    ["Recebido", formatTime(email.receivedAt) + copies],
  ]);
}

/** In Portuguese, for a terminal. */
export function inboxListing({ messages, suggestions, emails }: InboxDocument): string {
  const parts: [title: string, blocks: string[]][] = [
    ["MENSAGENS", messages.map(messageBlock)],
    ["SUGESTÕES PARA O PODCAST", suggestions.map(suggestionBlock)],
    ["E-MAILS", emails.map(emailBlock)],
  ];
  const text = parts
    .flatMap(([title, blocks]) => [
      `${title} (${blocks.length})`,
      ...(blocks.length > 0 ? blocks : ["  Nada ainda."]),
    ])
    .join("\n\n");
  return visibleText(text);
}

/** Why visitors cannot sync and import episodes, for the operator; empty when they can. */
export function episodeNotices(env: Readonly<Record<string, string | undefined>>): string[] {
  const reasons = [
    !env.YOUTUBE_API_KEY && "Chave da API do YouTube não configurada (YOUTUBE_API_KEY).",
    !env.YOUTUBE_CHANNEL_ID && "Canal do YouTube não configurado (YOUTUBE_CHANNEL_ID).",
    env.SYNC_TOKEN && "SYNC_TOKEN está definido: só quem manda o token sincroniza e importa.",
  ].filter(Boolean);
  if (reasons.length === 0) return [];
  const effect = "No site, os botões de episódios estão desativados, com o motivo.";
  return [["AVISOS", ...reasons, effect].join("\n  ")];
}
