import { defineForm, type FormValues, messagesOf, sender } from "./form.ts";
import { asMessage, quoteTexts } from "./quote.ts";

/** §7: the service of a suggestion is "Sugestão para {product}Cast". */
const TITLE = "Sugestão para PrimoZéCast";

/** §5.2. The lengths are not in §5: they are what database and e-mail can store. */
export const suggestion = defineForm({
  name: "suggestion",
  title: TITLE,
  legalBasis: {
    policy:
      "Consentimento, dado ao enviar e revogável a qualquer momento (LGPD, art.\u00a07º,\u00a0I)",
    notice:
      "Ao enviar, você concorda que a pergunta seja lida no ar, com o nome que escolher ou sem " +
      "nenhum, e pode voltar atrás quando quiser. O contato serve só para responder.",
  },
  sentAs: TITLE,
  fields: {
    ...sender,
    phone: { ...sender.phone, purpose: "Combinar uma participação, se você quiser" },
    topic: { label: "Tema", purpose: "Escolher os próximos episódios", max: 100 },
    question: {
      label: "Pergunta",
      purpose:
        "Responder a ela num episódio, que é público, com o nome que você escolher ou sem nenhum",
      isMarkedRequired: true,
      max: 2000,
    },
  },
  checkedByMarkup: ["question"],
  rateLimit: { max: 3, windowMs: 300_000, field: "email", order: "last" },
  /** §8.3. */
  messages: messagesOf("sugestao-", {
    ...quoteTexts,
    required_fields: ["Campos obrigatórios", "Por favor, preencha nome e email."],
    invalid_email: ["Email inválido", "Por favor, insira um email válido."],
    rate_limited: ["Muitas tentativas", "Aguarde alguns minutos antes de enviar novamente."],
    send_failed: ["Erro ao enviar", "Não foi possível enviar sua sugestão. Tente novamente."],
    success: ["Sugestão enviada!", "Recebemos sua sugestão e já está registrada."],
  }),
});

/** §7: its message is topic plus question. Both can be blank, but a message cannot. */
export function suggestionMessage(values: FormValues<keyof typeof suggestion.fields>) {
  const { topic, question, phone } = values;
  const text = [topic, question].filter(Boolean).join("\n\n") || "Sem tema nem pergunta.";
  return asMessage(suggestion, { ...values, phone: phone || "Não informado" }, text);
}
