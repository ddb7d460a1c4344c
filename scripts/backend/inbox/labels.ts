import {
  labelOf,
  PROJECT_TYPE_LABELS,
  SERVICE_LABELS,
} from "@/supabase/functions/_shared/mail/labels";
import { decodeHtml } from "@/supabase/functions/_shared/contract/text";
import type { InboxEmail, InboxMessage, InboxSuggestion } from "@/scripts/backend/inbox/document";

/** Portuguese labels for the pages and the text listing of the inbox. */
export const KIND_LABELS: Readonly<Record<InboxMessage["kind"], string>> = {
  quote: "Pedido de orçamento",
  proposal: "Proposta de projeto social",
  suggestion: "Sugestão para o podcast",
  donation: "Doação de materiais",
};

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

function serviceLabel({ kind, serviceType }: InboxMessage): string | null {
  const labels = kind === "proposal" ? PROJECT_TYPE_LABELS : SERVICE_LABELS;
  return serviceType && labelOf(labels, decodeHtml(serviceType));
}

/** Labels and decoded values of a message, without empty fields. */
export function messageFields(message: InboxMessage): [label: string, value: string][] {
  const { details } = message;
  const fields: [string, string | null | undefined][] = [
    ["Pedido", message.number],
    [message.kind === "proposal" ? "Nome da organização" : "Nome", message.name],
    ["E-mail", message.email],
    ["Contato", details.contato],
    ["Telefone", message.phone],
    [message.kind === "proposal" ? "Tipo de projeto" : "Serviço", serviceLabel(message)],
    ["Página", details.pagina],
    ["Mensagem", message.message],
  ];
  return fields.flatMap(([label, value]) => (value ? [[label, decodeHtml(value)]] : []));
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
