import type { InboxDocument } from "@/scripts/backend/inbox/document";

export type FormName = "quote" | "proposal" | "suggestion" | "donation";
export type Values = Record<string, string>;

/** What the tests need to know of a form: valid values under an address of their own, and where that address is. */
type ApiForm = { valid: () => Values; key: string; text: string; page: string; sent: string };

const address = () => `maria-${crypto.randomUUID()}@example.com`;
const PHONE = "(11) 91234-5678";

/** The four forms: valid values, the field of the rate limit's key, a field of free text, and the page's fragments. */
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
    sent: "mensagem-enviada",
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
    sent: "proposta-enviada",
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
    sent: "sugestao-enviada",
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
    page: "/projetos-sociais",
    sent: "doacao-mensagem-enviada",
  },
};

export const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** What arrived under an address: messages, their e-mails, and rows of podcast_suggestions. */
export function arrived(inbox: InboxDocument, sender: string) {
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
