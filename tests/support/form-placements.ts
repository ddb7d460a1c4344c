import { donation as donationForm } from "@/supabase/functions/_shared/contract/donation";
import { quote as quoteForm } from "@/supabase/functions/_shared/contract/quote";
import { paths } from "@/lib/paths";
import type { FormInput } from "@/tests/support/form-page";
import { messagesFrom, proposalsOf } from "@/tests/support/inbox";

/** `autocomplete`, `inputmode` and `enterkeyhint` of a field, null where it has none. */
type Hints = [autocomplete: string | null, inputmode: string | null, enterkeyhint: string | null];

/** A form on one of its pages or in a dialog. */
export type Placement = {
  title: string;
  name: "quote" | "proposal" | "suggestion" | "donation";
  page: string;
  /**
   * For a form in a dialog: opening button, dialog name, and the button's target without scripts.
   */
  dialog?: { opener: string; name: string; fallback: string };
  /** Values by label, in the order of the fields. */
  values: () => FormInput;
  /** What to type to choose an option by keyboard, by label. */
  typed: FormInput;
  hints: Record<string, Hints>;
  counter?: { label: string; limit: number };
  /** A value that is refused, its message from §8, and the sentence at the field. */
  refused: {
    label: string;
    value: string;
    words: [string, string];
    sentence: string;
    anchor: string;
  };
  success: [string, string];
  failure: [string, string];
  stored: (values: FormInput) => ReturnType<typeof messagesFrom>;
};

const email = () => `maria-${crypto.randomUUID()}@example.com`;
const sender = () => ({ Nome: "Maria d'Ávila", "E-mail": email(), Telefone: "(11) 91234-5678" });
const byEmail = (values: FormInput) => messagesFrom(values["E-mail"] ?? "");

const senderHints: Record<string, Hints> = {
  Nome: ["name", null, "next"],
  "E-mail": ["email", "email", "next"],
  Telefone: ["tel-national", "tel", "next"],
};

const contactWords = {
  success: [
    "Mensagem enviada com sucesso!",
    "Recebemos sua solicitação e entraremos em contato em breve.",
  ],
  failure: [
    "Erro ao enviar mensagem",
    "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
  ],
} satisfies Pick<Placement, "success" | "failure">;

const wrongPhone = (anchor: string): Placement["refused"] => ({
  label: "Telefone",
  value: "123",
  words: ["Telefone inválido", "Use o formato (11) 90000-0000."],
  sentence: "Informe DDD e número, como (11) 90000-0000.",
  anchor,
});

const quote = {
  name: "quote",
  hints: { ...senderHints, Mensagem: [null, null, null] },
  counter: { label: "Mensagem", limit: quoteForm.fields.message.max! },
  refused: wrongPhone("erro-telefone"),
  stored: byEmail,
  ...contactWords,
} satisfies Partial<Placement>;

const donation = {
  name: "donation",
  values: () => ({
    ...sender(),
    "Tipo de material": "ferramentas",
    Descrição: "Duas furadeiras, usadas.",
    "Endereço para retirada": "Rua das Palmeiras, 10",
  }),
  typed: { "Tipo de material": "Ferr" },
  hints: { ...senderHints, "Endereço para retirada": ["address-line1", null, null] },
  counter: { label: "Descrição", limit: donationForm.fields.description.max! },
  refused: wrongPhone("doacao-erro-telefone"),
  stored: byEmail,
  ...contactWords,
} satisfies Partial<Placement>;

/** The four forms, on pages and in dialogs. */
export const PLACEMENTS: readonly Placement[] = [
  {
    ...quote,
    title: "quote, on the contact page",
    page: paths.contact,
    values: () => ({ ...sender(), Serviço: "eletrica", Mensagem: "Trocar <duas> tomadas." }),
    typed: { Serviço: "El" },
  },
  {
    ...quote,
    title: "quote, in the home's dialog",
    page: paths.home,
    dialog: {
      opener: "SOLICITAR ORÇAMENTO",
      name: "Solicite um orçamento",
      fallback: paths.contact,
    },
    values: () => ({ ...sender(), Mensagem: "Pintar a sala, 3 x 4 m." }),
    typed: {},
  },
  {
    title: "proposal",
    name: "proposal",
    page: paths.socialProjects,
    values: () => ({
      "Nome da organização": `Associação Raiz ${crypto.randomUUID()}`,
      Contato: `Dona Cida, ${email()}`,
      "Tipo de projeto": "revitalizacao",
      Mensagem: "O piso da quadra está rachado.",
    }),
    typed: { "Tipo de projeto": "Rev" },
    hints: { "Nome da organização": ["organization", null, "next"], Contato: [null, null, "next"] },
    refused: {
      label: "Mensagem",
      value: "   ",
      words: ["Campos obrigatórios", "Preencha todos os campos."],
      sentence: "Conte como é o projeto.",
      anchor: "proposta-erro-campos-obrigatorios",
    },
    success: [
      "Proposta enviada com sucesso!",
      "Entraremos em contato em breve para avaliar seu projeto.",
    ],
    failure: ["Erro ao enviar proposta", "Tente novamente ou entre em contato diretamente."],
    stored: (values) => proposalsOf(values["Nome da organização"] ?? ""),
  },
  {
    title: "suggestion",
    name: "suggestion",
    page: paths.podcast,
    values: () => ({ ...sender(), Tema: "Infiltração", Pergunta: "Quem paga a infiltração?" }),
    typed: {},
    hints: { ...senderHints, Tema: ["off", null, "next"] },
    counter: { label: "Pergunta", limit: quoteForm.fields.message.max! },
    refused: {
      label: "Nome",
      value: "   ",
      words: ["Campos obrigatórios", "Por favor, preencha nome e email."],
      sentence: "Informe o seu nome.",
      anchor: "sugestao-erro-campos-obrigatorios",
    },
    success: ["Sugestão enviada!", "Recebemos sua sugestão e já está registrada."],
    failure: ["Erro ao enviar", "Não foi possível enviar sua sugestão. Tente novamente."],
    stored: byEmail,
  },
  {
    ...donation,
    title: "donation, in its dialog",
    page: paths.socialProjects,
    dialog: {
      opener: "Doar materiais",
      name: "Doar materiais",
      fallback: paths.materialDonation,
    },
  },
  { ...donation, title: "donation, on its page", page: paths.materialDonation },
];
