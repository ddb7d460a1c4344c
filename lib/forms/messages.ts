import type { ProblemCode } from "./form-definition";

/** A toast of specification §8: title and description to the letter, and the fragment that shows it without JavaScript. */
export type Message = { title: string; description: string; anchor: string };

/** What one form can say. */
export type FormMessages = { success: Message } & Record<ProblemCode, Message>;

/** The {phone} of §8's "Use o formato {phone}." */
export const PHONE_FORMAT = "(11) 90000-0000";

const message = (anchor: string, title: string, description: string): Message => ({
  title,
  description,
  anchor,
});

/** §8 "Quote forms". */
export const quoteMessages = {
  rate_limited: message(
    "erro-muitas-tentativas",
    "Muitas tentativas",
    "Tente novamente em instantes.",
  ),
  required_fields: message(
    "erro-campos-obrigatorios",
    "Campos obrigatórios",
    "Preencha nome, e-mail e mensagem.",
  ),
  invalid_email: message("erro-email", "E-mail inválido", "Verifique o endereço informado."),
  invalid_phone: message("erro-telefone", "Telefone inválido", `Use o formato ${PHONE_FORMAT}.`),
  too_long: message(
    "erro-conteudo-longo",
    "Conteúdo muito longo",
    "Reduza os campos e tente novamente.",
  ),
  send_failed: message(
    "erro-envio",
    "Erro ao enviar mensagem",
    "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
  ),
  success: message(
    "mensagem-enviada",
    "Mensagem enviada com sucesso!",
    "Recebemos sua solicitação e entraremos em contato em breve.",
  ),
} satisfies FormMessages;

/** §8 "Copy": success in the default style, failure in the destructive one. */
export const copyMessages = {
  success: { title: "Copiado!" },
  failure: { title: "Erro ao copiar" },
} as const;
