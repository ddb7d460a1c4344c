import type { FormName } from "../contract/form.ts";
import { FORMS, rowService } from "../contract/message-row.ts";
import type { ClaimedMessage } from "../messages/store.ts";
import { singleLine } from "./transport.ts";

/** How a person of the company may begin an answer. Nothing is sent by itself. */
export type PreparedAnswer = { subject: string; text: string };

const SUBJECTS: Readonly<Record<FormName, string>> = {
  quote: "Seu pedido de orçamento",
  proposal: "Sua proposta de projeto social",
  suggestion: "Sua sugestão para o PrimoZé Cast",
  donation: "Sua doação de materiais",
};

const OPENINGS: Readonly<Record<FormName, string>> = {
  quote: "Recebemos o seu pedido de orçamento",
  proposal: "Recebemos a sua proposta de projeto social",
  suggestion: "Recebemos a sua sugestão para o PrimoZé Cast",
  donation: "Recebemos a sua oferta de materiais",
};

/** What the form of a quote does not ask for. */
const QUOTE_QUESTIONS = [
  "bairro e cidade",
  "as medidas do lugar, ou fotos",
  "um dia e um horário bons para a visita",
] as const;

/**
 * The words of an answer to a message. Of what was typed only the name is in them, and the service
 * if it is one of the form's own.
 * @param number the visitor was told it
 */
export function preparedAnswer(
  message: ClaimedMessage,
  number: string | undefined,
): PreparedAnswer {
  const { kind } = message;
  const name = nameOf(message);
  const about = [number && `número ${number}`, knownService(message)].filter(Boolean).join(", ");
  const opening = `${OPENINGS[kind]}${about && ` (${about})`}.`;
  const greeting = name ? `Olá, ${name}!` : "Olá!";
  return {
    subject: `${SUBJECTS[kind]}${number ? ` ${number}` : ""} — PrimoZé`,
    text: [
      `${greeting} Aqui é da PrimoZé. ${opening}`,
      ...(kind === "quote" ? [questions(missing(message))] : []),
    ].join("\n\n"),
  };
}

/** Half an emoji is U+FFFD in what is stored, and when a line is cut; an answer leaves it out. */
const nameOf = ({ name }: ClaimedMessage) => singleLine(name, 80).replaceAll("\ufffd", "").trim();

/** Another caller of the function may send any text as the service. */
function knownService(message: ClaimedMessage): string | undefined {
  const service = rowService(message);
  const options = Object.values(FORMS[message.kind].fields).flatMap((field) => field.options ?? []);
  return options.find(({ label }) => label === service)?.label;
}

const missing = (message: ClaimedMessage): string[] => [
  ...(knownService(message) ? [] : ["que serviço é"]),
  ...(message.phone ? [] : ["um telefone com DDD"]),
  ...QUOTE_QUESTIONS,
];

const questions = (items: readonly string[]) =>
  "Para preparar o orçamento, falta saber:\n" +
  `${items.map((item) => `- ${item}`).join("\n")}\n` +
  "O que já estiver na sua mensagem não precisa repetir.";

/** @param digits of a Brazilian number with its area code */
export const whatsappHref = (digits: string, answer: PreparedAnswer | undefined): string =>
  `https://wa.me/55${digits}${answer ? `?text=${encodeURIComponent(answer.text)}` : ""}`;

/** @param address as `parseEmailAddress` gives it: one address, whose signs can begin no header */
export function mailtoHref(address: string, { subject, text }: PreparedAnswer): string {
  const to = address.split("@").map(encodeURIComponent).join("@");
  // RFC 6068: line breaks in a body are CRLF.
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
