import {
  defineForm,
  type Form,
  type FormTexts,
  messagesOf,
  PHONE_FORMAT,
  preContract,
  QUOTE_RATE,
  sender,
} from "./form.ts";

/** The service options of §3.4 except the empty one, which the form adds. */
export const SERVICE_OPTIONS = [
  { value: "pintura", label: "Pintura" },
  { value: "eletrica", label: "Elétrica" },
  { value: "hidraulica", label: "Hidráulica" },
  { value: "manutencao", label: "Manutenção geral" },
  { value: "predial", label: "Manutenção predial" },
  { value: "decoracao", label: "Decoração e acabamento" },
] as const;

/** §8.1. */
export const quoteTexts: FormTexts = {
  rate_limited: ["Muitas tentativas", "Tente novamente em instantes."],
  required_fields: ["Campos obrigatórios", "Preencha nome, e-mail e mensagem."],
  invalid_email: ["E-mail inválido", "Verifique o endereço informado."],
  invalid_phone: ["Telefone inválido", `Use o formato ${PHONE_FORMAT}.`],
  too_long: ["Conteúdo muito longo", "Reduza os campos e tente novamente."],
  send_failed: [
    "Erro ao enviar mensagem",
    "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
  ],
  success: [
    "Mensagem enviada com sucesso!",
    "Recebemos sua solicitação e entraremos em contato em breve.",
  ],
};

/** §9. */
export const SERVICE_MAX = 100;

/** The quote request of the home, services and contact pages (§3.4, §5.1, §9). */
export const quote = defineForm({
  name: "quote",
  title: "Pedido de orçamento",
  legalBasis: preContract(
    "Usamos seus dados só para responder a você e preparar o orçamento que você pede.",
  ),
  fields: {
    ...sender,
    phone: { ...sender.phone, format: "phone", isMarkedRequired: true },
    serviceType: {
      label: "Serviço",
      purpose: "Encaminhar o pedido a quem faz esse serviço",
      max: SERVICE_MAX,
      options: SERVICE_OPTIONS,
      column: "service_type",
    },
    message: {
      label: "Mensagem",
      purpose: "Entender o que você precisa e calcular o orçamento",
      required: "Escreva a sua mensagem.",
      max: 2000,
      column: "message",
    },
  },
  messages: messagesOf("", quoteTexts),
  rateLimit: { ...QUOTE_RATE, field: "email", order: "first" },
  isNumbered: true,
});

type Sender = Record<keyof typeof sender, string>;

/**
 * §7: a form without a payload of its own, as a message of its sender: its service says what it is.
 */
export const asMessage = (
  { sentAs = "" }: Pick<Form, "sentAs">,
  { name, email, phone }: Sender,
  text: string,
) => ({ name, email, phone, message: text, serviceType: sentAs });
