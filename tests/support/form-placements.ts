import { donation as donationForm } from "@/supabase/functions/_shared/contract/donation";
import type { FormMessages, FormName } from "@/supabase/functions/_shared/contract/form";
import { proposal as proposalForm } from "@/supabase/functions/_shared/contract/proposal";
import { quote as quoteForm } from "@/supabase/functions/_shared/contract/quote";
import { suggestion as suggestionForm } from "@/supabase/functions/_shared/contract/suggestion";
import { paths } from "@/lib/paths";
import type { FormInput } from "@/tests/support/form-page";
import { messagesFrom, proposalsOf } from "@/tests/support/inbox";

/** A form on one of its pages or in a dialog. */
export type Placement = {
  title: string;
  /** The form's contract. */
  form: { name: FormName; messages: FormMessages };
  page: string;
  /**
   * For a form in a dialog: opening button, dialog name, and the button's target without scripts.
   */
  dialog?: { opener: string; name: string; fallback: string };
  /** Values by label, in the order of the fields. */
  values: () => FormInput;
  /** What to type to choose an option by keyboard, by label. */
  typed: FormInput;
  /** The label of the button while it sends. */
  sending: string;
  /** A value that is refused, why, and the sentence at the field. */
  refused: {
    label: string;
    value: string;
    code: "required_fields" | "invalid_phone";
    sentence: string;
  };
  stored: (values: FormInput) => ReturnType<typeof messagesFrom>;
};

const email = () => `maria-${crypto.randomUUID()}@example.com`;
const sender = () => ({ Nome: "Maria d'Ávila", "E-mail": email(), Telefone: "(11) 91234-5678" });
const byEmail = (values: FormInput) => messagesFrom(values["E-mail"] ?? "");

const wrongPhone: Placement["refused"] = {
  label: "Telefone",
  value: "123",
  code: "invalid_phone",
  sentence: "Informe DDD e número, como (11) 90000-0000.",
};

const quote = {
  form: quoteForm,
  sending: "ENVIANDO...",
  refused: wrongPhone,
  stored: byEmail,
} satisfies Partial<Placement>;

const donation = {
  form: donationForm,
  values: () => ({
    ...sender(),
    "Tipo de material": "ferramentas",
    Descrição: "Duas furadeiras, usadas.",
    "Endereço para retirada": "Rua das Palmeiras, 10",
  }),
  typed: { "Tipo de material": "Ferr" },
  sending: "Enviando...",
  refused: wrongPhone,
  stored: byEmail,
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
    form: proposalForm,
    page: paths.socialProjects,
    values: () => ({
      "Nome da organização": `Associação Raiz ${crypto.randomUUID()}`,
      Contato: `Dona Cida, ${email()}`,
      "Tipo de projeto": "revitalizacao",
      Mensagem: "O piso da quadra está rachado.",
    }),
    typed: { "Tipo de projeto": "Rev" },
    sending: "Enviando...",
    refused: {
      label: "Mensagem",
      value: "   ",
      code: "required_fields",
      sentence: "Conte como é o projeto.",
    },
    stored: (values) => proposalsOf(values["Nome da organização"] ?? ""),
  },
  {
    title: "suggestion",
    form: suggestionForm,
    page: paths.podcast,
    values: () => ({ ...sender(), Tema: "Infiltração", Pergunta: "Quem paga a infiltração?" }),
    typed: {},
    sending: "Enviando...",
    refused: {
      label: "Nome",
      value: "   ",
      code: "required_fields",
      sentence: "Informe o seu nome.",
    },
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
];
