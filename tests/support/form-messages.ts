/** §8, to the letter, and what the tables of open points say where it has nothing. */
const QUOTE = {
  rate_limited: ["Muitas tentativas", "Tente novamente em instantes."],
  required_fields: ["Campos obrigatórios", "Preencha nome, e-mail e mensagem."],
  invalid_email: ["E-mail inválido", "Verifique o endereço informado."],
  invalid_phone: ["Telefone inválido", "Use o formato (11) 90000-0000."],
  too_long: ["Conteúdo muito longo", "Reduza os campos e tente novamente."],
  send_failed: [
    "Erro ao enviar mensagem",
    "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
  ],
  success: [
    "Mensagem enviada com sucesso!",
    "Recebemos sua solicitação e entraremos em contato em breve.",
  ],
} as const;

/** Titles and texts of the messages of each form, by their code. */
export const FORM_MESSAGES = {
  quote: QUOTE,
  donation: {
    ...QUOTE,
    required_fields: ["Campos obrigatórios", "Só o endereço para retirada pode ficar em branco."],
    success: [
      "Oferta enviada!",
      "Recebemos sua oferta e vamos combinar com você a entrega ou a retirada.",
    ],
  },
  proposal: {
    ...QUOTE,
    required_fields: ["Campos obrigatórios", "Preencha todos os campos."],
    send_failed: ["Erro ao enviar proposta", "Tente novamente ou entre em contato diretamente."],
    success: [
      "Proposta enviada com sucesso!",
      "Entraremos em contato em breve para avaliar seu projeto.",
    ],
  },
  suggestion: {
    ...QUOTE,
    required_fields: ["Campos obrigatórios", "Por favor, preencha nome e email."],
    invalid_email: ["Email inválido", "Por favor, insira um email válido."],
    rate_limited: ["Muitas tentativas", "Aguarde alguns minutos antes de enviar novamente."],
    send_failed: ["Erro ao enviar", "Não foi possível enviar sua sugestão. Tente novamente."],
    success: ["Sugestão enviada!", "Recebemos sua sugestão e já está registrada."],
  },
} as const;
