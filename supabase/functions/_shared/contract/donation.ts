import {
  defineForm,
  type FormValues,
  messagesOf,
  optionLabel,
  preContract,
  QUOTE_RATE,
  sender,
} from "./form.ts";
import { quoteTexts } from "./quote.ts";

/** Distinguishes a donation from a quote request in the company's mailbox. */
const TITLE = "Doação de materiais";

const MATERIAL_TYPES = [
  { value: "pintura", label: "Pintura" },
  { value: "eletrica", label: "Elétrica" },
  { value: "hidraulica", label: "Hidráulica" },
  { value: "ferramentas", label: "Ferramentas" },
  { value: "outros", label: "Outros" },
];

/** §3.4. §5 and §8 have nothing for it: it has the rules and the errors of the quote forms. */
export const donation = defineForm({
  name: "donation",
  title: TITLE,
  legalBasis: preContract("Usamos seus dados só para combinar a doação com você."),
  sentAs: TITLE,
  fields: {
    ...sender,
    phone: {
      ...sender.phone,
      purpose: "Combinar a entrega ou a retirada",
      required: "Informe o seu telefone, com DDD.",
      format: "phone",
    },
    materialType: {
      label: "Tipo de material",
      purpose: "Saber em que projeto o material serve",
      required: "Escolha o tipo de material.",
      max: 100,
      options: MATERIAL_TYPES,
      mail: { label: "Material" },
    },
    description: {
      label: "Descrição",
      purpose: "Conferir quantidade e estado do material",
      required: "Descreva o material.",
      max: 1500,
    },
    pickupAddress: {
      label: "Endereço para retirada",
      purpose: "Buscar o material, se você quiser",
      max: 300,
      mail: { label: "Retirada", blank: "a combinar" },
    },
  },
  rateLimit: { ...QUOTE_RATE, field: "email", order: "first" },
  messages: messagesOf("doacao-", {
    ...quoteTexts,
    success: [
      "Oferta enviada!",
      "Recebemos sua oferta e vamos combinar com você a entrega ou a retirada.",
    ],
    required_fields: ["Campos obrigatórios", "Só o endereço para retirada pode ficar em branco."],
  }),
});

/** §7: the donation as the text of a contact message, one line for each field of its own. */
export const donationMessage = (values: FormValues): string =>
  Object.entries(donation.fields)
    .filter(([name]) => !(name in sender))
    .map(([name, field]) => [
      field.mail?.label ?? field.label,
      optionLabel(field, values[name] ?? "") || field.mail?.blank,
    ])
    .flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
    .join("\n");
