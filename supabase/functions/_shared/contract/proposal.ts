import { defineForm, messagesOf, QUOTE_RATE } from "./form.ts";
import { quoteTexts } from "./quote.ts";

const PROJECT_TYPES = [
  { value: "pintura", label: "Pintura e renovação de espaços" },
  { value: "reparos", label: "Pequenos reparos e manutenção geral" },
  { value: "acessibilidade", label: "Adaptação de espaços para acessibilidade" },
  { value: "instalacoes", label: "Instalações elétricas e hidráulicas" },
  { value: "comunicacao", label: "Comunicação visual e sinalização" },
  { value: "revitalizacao", label: "Revitalização de áreas externas, como quadras e jardins" },
  { value: "outros", label: "Outros" },
];

/**
 * The names are those of §7. §5.3: all fields are required, which the browser checks; no other
 * rule.
 */
export const proposal = defineForm({
  name: "proposal",
  title: "Proposta de projeto social",
  legalBasis: {
    policy:
      "Legítimo interesse em avaliar a proposta que a organização nos faz e responder a ela " +
      "(LGPD, art.\u00a07º,\u00a0IX)",
    notice: "Usamos estes dados só para avaliar a proposta e responder à organização.",
  },
  fields: {
    nome_ong: {
      label: "Nome da organização",
      purpose: "Saber quem propõe o projeto",
      required: "Informe o nome da organização.",
      column: "name",
    },
    contato: {
      label: "Contato",
      purpose: "Responder à pessoa que a organização indicou",
      required: "Informe um telefone ou e-mail para contato.",
    },
    tipo_projeto: {
      label: "Tipo de projeto",
      purpose: "Encaminhar a proposta à equipe certa",
      required: "Escolha o tipo de projeto.",
      options: PROJECT_TYPES,
      column: "service_type",
    },
    mensagem: {
      label: "Mensagem",
      purpose: "Avaliar se e como podemos ajudar",
      required: "Conte como é o projeto.",
      column: "message",
    },
  },
  checkedByMarkup: ["nome_ong", "contato", "tipo_projeto", "mensagem"],
  // §5.3 has no rate limit; the one of the quote forms protects the mailbox.
  rateLimit: { ...QUOTE_RATE, field: "contato", order: "last" },
  // §8.2 has no messages for the rules.
  messages: messagesOf("proposta-", {
    ...quoteTexts,
    required_fields: ["Campos obrigatórios", "Preencha todos os campos."],
    send_failed: ["Erro ao enviar proposta", "Tente novamente ou entre em contato diretamente."],
    success: [
      "Proposta enviada com sucesso!",
      "Entraremos em contato em breve para avaliar seu projeto.",
    ],
  }),
});
