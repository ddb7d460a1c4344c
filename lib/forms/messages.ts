/** A toast of §8, and the anchor that shows the same message without JavaScript. */
export type Message = { title: string; description: string; anchor: string };

/** Why a submission was not accepted: the failures of §5 and the send failure of §8. */
export const PROBLEM_CODES = [
  "rate_limited",
  "required_fields",
  "invalid_email",
  "invalid_phone",
  "too_long",
  "send_failed",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type FormMessages = { success: Message } & Record<ProblemCode, Message>;

/** The {phone} of §8's "Use o formato {phone}." */
export const PHONE_FORMAT = "(11) 90000-0000";

const message = (anchor: string, title: string, description: string): Message => ({
  title,
  description,
  anchor,
});

/** §8.1. */
export const quoteMessages: FormMessages = {
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
};

/** The same messages with other anchors, for a second form on the same page. */
const withAnchorPrefix = (prefix: string, messages: FormMessages): FormMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([code, text]) => [
      code,
      { ...text, anchor: `${prefix}-${text.anchor}` },
    ]),
  ) as FormMessages;

/** §8 has no messages for the donation form: it uses those of the quote forms. */
export const donationMessages: FormMessages = {
  ...withAnchorPrefix("doacao", quoteMessages),
  required_fields: message(
    "doacao-erro-campos-obrigatorios",
    "Campos obrigatórios",
    "Preencha todos os campos que não são opcionais.",
  ),
};

/** §8.2. It has no messages for the rules: only a caller other than our form fails them. */
export const proposalMessages: FormMessages = {
  ...withAnchorPrefix("proposta", quoteMessages),
  required_fields: message(
    "proposta-erro-campos-obrigatorios",
    "Campos obrigatórios",
    "Preencha todos os campos.",
  ),
  send_failed: message(
    "proposta-erro-envio",
    "Erro ao enviar proposta",
    "Tente novamente ou entre em contato diretamente.",
  ),
  success: message(
    "proposta-enviada",
    "Proposta enviada com sucesso!",
    "Entraremos em contato em breve para avaliar seu projeto.",
  ),
};

/** §8.3. */
export const suggestionMessages: FormMessages = {
  ...withAnchorPrefix("sugestao", quoteMessages),
  required_fields: message(
    "sugestao-erro-campos-obrigatorios",
    "Campos obrigatórios",
    "Por favor, preencha nome e email.",
  ),
  invalid_email: message(
    "sugestao-erro-email",
    "Email inválido",
    "Por favor, insira um email válido.",
  ),
  rate_limited: message(
    "sugestao-erro-muitas-tentativas",
    "Muitas tentativas",
    "Aguarde alguns minutos antes de enviar novamente.",
  ),
  send_failed: message(
    "sugestao-erro-envio",
    "Erro ao enviar",
    "Não foi possível enviar sua sugestão. Tente novamente.",
  ),
  success: message(
    "sugestao-enviada",
    "Sugestão enviada!",
    "Recebemos sua sugestão e já está registrada.",
  ),
};
