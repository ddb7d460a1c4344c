import type { InboxDocument } from "@/scripts/backend/inbox/document";

export type FormName = "quote" | "proposal" | "suggestion" | "donation";
export type Values = Record<string, string>;

type ApiForm = {
  /** A value for every field; each call has an e-mail address of its own. */
  valid: () => Values;
  /** Field whose value is the key of the rate limit. */
  key: string;
  /** Field with free text. */
  text: string;
  page: string;
  /** How the anchors of its messages begin. */
  anchors: string;
};

const address = () => `maria-${crypto.randomUUID()}@example.com`;
const PHONE = "(11) 91234-5678";

export const FORMS: Record<FormName, ApiForm> = {
  quote: {
    valid: () => ({
      name: "Maria Silvano",
      email: address(),
      phone: PHONE,
      message: "Pintar a sala.",
      serviceType: "pintura",
    }),
    key: "email",
    text: "message",
    page: "/servicos",
    anchors: "",
  },
  proposal: {
    valid: () => ({
      nome_ong: "Lar Silvano",
      contato: address(),
      tipo_projeto: "acessibilidade",
      mensagem: "Rampa na entrada.",
    }),
    key: "contato",
    text: "mensagem",
    page: "/projetos-sociais",
    anchors: "proposta-",
  },
  suggestion: {
    valid: () => ({
      name: "Ana Silvano",
      email: address(),
      phone: PHONE,
      topic: "Tintas",
      question: "Quanto rende um galão?",
    }),
    key: "email",
    text: "question",
    page: "/primoze-cast",
    anchors: "sugestao-",
  },
  donation: {
    valid: () => ({
      name: "Rui Silvano",
      email: address(),
      phone: PHONE,
      materialType: "ferramentas",
      description: "Duas furadeiras.",
      pickupAddress: "Rua das Flores 10",
    }),
    key: "email",
    text: "description",
    page: "/projetos-sociais/doacao",
    anchors: "doacao-",
  },
};

const NUMBER = "[\\dB-Z]{4}-[\\dB-Z]{4}";

/** Status and body of the answer to an accepted form. Only a quote request has a number. */
export const accepted = (form: FormName) => [
  200,
  form === "quote" ? { ok: true, number: expect.stringMatching(`^${NUMBER}$`) } : { ok: true },
];

/** Status and address of the answer to an accepted plain post. */
export const redirected = (form: FormName, page: string = FORMS[form].page) => {
  const query = form === "quote" ? `\\?pedido=${NUMBER}` : "";
  return [303, expect.stringMatching(`^${page}${query}#${FORMS[form].anchors}mensagem-enviada$`)];
};

export const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** The messages from an address, their e-mails, and the rows of podcast_suggestions. */
export function findDelivered(inbox: InboxDocument, sender: string) {
  const messages = inbox.messages.filter(
    ({ email, details }) => email === sender || details.contato === sender,
  );
  const ids = messages.map(({ id }) => id);
  return {
    messages,
    emails: inbox.emails.filter(({ messageId }) => ids.includes(messageId ?? "")),
    suggestions: inbox.suggestions.filter(({ email }) => email === sender),
  };
}
