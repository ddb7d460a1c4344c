import { FORMS, rowFields } from "@/supabase/functions/_shared/contract/message-row";
import { decodeHtml, mapTexts } from "@/supabase/functions/_shared/contract/text";
import type { InboxEmail, InboxMessage, InboxSuggestion } from "@/scripts/backend/inbox/document";

/** What a message is, for the pages and the text listing of the inbox. */
export const kindLabel = ({ kind }: InboxMessage): string => FORMS[kind].title;

const STATUS_LABELS: Readonly<Record<InboxEmail["status"], string>> = {
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

/** Formats a time in the company's time zone. */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso));

/** Labels and decoded values of a message. */
export function messageFields(stored: InboxMessage): [label: string, value: string][] {
  const message = mapTexts(stored, decodeHtml);
  const fields = rowFields({ ...message, service_type: message.serviceType });
  return [
    ["Pedido", message.number],
    ...fields.map(({ label, value }): [string, string] => [label, value]),
    ["Mensagem", message.message],
  ];
}

/** Delivery state of a message in one sentence. */
export function deliveryLabel({ suspect, delivery }: InboxMessage): string {
  if (suspect) return "suspeita: guardada, não enviada por e-mail";
  const parts = [delivery.refused ? REFUSED_LABEL : STATUS_LABELS[delivery.state]];
  if (delivery.deliveredAt) parts.push(`em ${formatTime(delivery.deliveredAt)}`);
  if (delivery.attempts > 1) parts.push(`(${delivery.attempts} tentativas)`);
  if (delivery.state !== "delivered") {
    if (delivery.lastError) parts.push(`— ${delivery.lastError}`);
    if (delivery.nextAttemptAt) parts.push(`; próxima em ${formatTime(delivery.nextAttemptAt)}`);
  }
  return parts.join(" ").replace(" ;", ";");
}

/** Labels and decoded values of a suggestion. */
export const suggestionFields = (suggestion: InboxSuggestion): [label: string, value: string][] => [
  ["Nome", decodeHtml(suggestion.name)],
  ["E-mail", decodeHtml(suggestion.email)],
  ["Telefone", decodeHtml(suggestion.phone ?? "não informado")],
  ["Tema", decodeHtml(suggestion.topic || "não informado")],
  ["Pergunta", decodeHtml(suggestion.question)],
];

/** Delivery state of an e-mail in one line. */
export function emailLabel(email: InboxEmail): string {
  const parts = [STATUS_LABELS[email.status]];
  if (email.receivedAt) parts.push(formatTime(email.receivedAt));
  if (email.copies > 1) parts.push(`${email.copies} cópias`);
  if (email.lastError) parts.push(email.lastError);
  return parts.join(" · ");
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
