/** Why a submission was not accepted: the failures of §5 in their order, and §8's send failure. */
export const PROBLEM_CODES = [
  "rate_limited",
  "required_fields",
  "invalid_email",
  "invalid_phone",
  "too_long",
  "send_failed",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type Problem<Name extends string = string> = { code: ProblemCode; field?: Name };

/** A toast of §8, and the anchor that shows the same message without JavaScript. */
export type Message = { title: string; description: string; anchor: string };

export type FormMessages = { success: Message } & Record<ProblemCode, Message>;

export type AttemptLimit = { max: number; windowMs: number };

/** For the form, the rules, the privacy policy, the e-mail and the inbox. */
export type Field = {
  label: string;
  /** Why the company asks for it (privacy policy). */
  purpose: string;
  /** What to do while it is blank; without this sentence the rules allow a blank field. */
  required?: string;
  /** Marked as required in the markup, although the rules allow it to be blank (§5). */
  isMarkedRequired?: true;
  format?: "email" | "phone";
  /** Maximum length in UTF-16 code units, as `maxlength` counts. */
  max?: number;
  options?: readonly { value: string; label: string }[];
  /** Column of contact_messages. A field without one is stored in `details`. */
  column?: "name" | "email" | "phone" | "service_type" | "message";
  /** In the e-mail: another label, and what a blank field says. */
  mail?: { label?: string; blank?: string };
};

export const FORM_NAMES = ["quote", "proposal", "suggestion", "donation"] as const;
export type FormName = (typeof FORM_NAMES)[number];

export type Form<Name extends string = string> = {
  /** It is the name of the route, too: /api/<name>. */
  name: FormName;
  title: string;
  /** Why the data may be used: for the privacy policy, and in one sentence below the fields. */
  legalBasis: { policy: string; notice: string };
  fields: Readonly<Record<Name, Field>>;
  messages: FormMessages;
  /** §5's rate limit, the field whose value is its key, and its place in the order of the rules. */
  rateLimit: AttemptLimit & { field: NoInfer<Name>; order: "first" | "last" };
  /** Whether the visitor is told the request's number. */
  isNumbered?: true;
  /** Fields that §5 leaves to the markup: the browser checks them after the rules. */
  checkedByMarkup?: readonly NoInfer<Name>[];
  /** The service (§7) as which the form is sent, if it is sent as a message of its sender. */
  sentAs?: string;
};

export type FormValues<Name extends string = string> = Record<Name, string>;

export const defineForm = <Name extends string>(form: Form<Name>): Form<Name> => form;

export const fieldNames = <Name extends string>({ fields }: Pick<Form<Name>, "fields">): Name[] =>
  Object.keys(fields) as Name[];

export const optionLabel = ({ options }: Field, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;

export const preContract = (notice: string) => ({
  policy:
    "Procedimentos preliminares a um contrato, a pedido de quem escreve (LGPD, art.\u00a07º,\u00a0V)",
  notice,
});

/** §5's rate limit of the quote forms: submissions of one e-mail. */
export const QUOTE_RATE = { max: 3, windowMs: 60_000 };

/** Retention of messages in months, applied by purge_expired_messages(). */
export const RETENTION_MONTHS = { message: 24, likelySpam: 3 } as const;

/** The {phone} of §8's "Use o formato {phone}." */
export const PHONE_FORMAT = "(11) 90000-0000";

export const sender = {
  name: {
    label: "Nome",
    purpose: "Saber com quem estamos falando",
    required: "Informe o seu nome.",
    max: 100,
    column: "name",
  },
  email: {
    label: "E-mail",
    purpose: "Responder a você",
    required: "Informe o seu e-mail.",
    format: "email",
    max: 150,
    column: "email",
  },
  phone: {
    label: "Telefone",
    purpose: "Combinar detalhes por telefone ou WhatsApp",
    max: 30,
    column: "phone",
    mail: { blank: "Não informado" },
  },
} as const satisfies Record<string, Field>;

const ANCHORS: Readonly<Record<keyof FormMessages, string>> = {
  rate_limited: "erro-muitas-tentativas",
  required_fields: "erro-campos-obrigatorios",
  invalid_email: "erro-email",
  invalid_phone: "erro-telefone",
  too_long: "erro-conteudo-longo",
  send_failed: "erro-envio",
  success: "mensagem-enviada",
};

export type FormTexts = Readonly<Record<keyof FormMessages, [title: string, description: string]>>;

/** @param prefix of the anchors: a page may have two forms */
export const messagesOf = (prefix: string, texts: FormTexts): FormMessages =>
  Object.fromEntries(
    Object.entries(texts).map(([code, [title, description]]) => [
      code,
      { title, description, anchor: prefix + ANCHORS[code as keyof FormMessages] },
    ]),
  ) as FormMessages;

const SENTENCES: Partial<Record<ProblemCode, string>> = {
  invalid_email: "Informe o e-mail completo, como nome@exemplo.com.br.",
  invalid_phone: `Informe DDD e número, como ${PHONE_FORMAT}.`,
  too_long: "O texto passou do limite deste campo. Reduza e tente de novo.",
};

/** Beside a field and in the error summary: the messages of §8 are for the whole form. */
export function problemSentence<Name extends string>(
  { fields, messages }: Pick<Form<Name>, "fields" | "messages">,
  { code, field }: Problem<Name>,
): string {
  const own = field && (code === "required_fields" ? fields[field].required : SENTENCES[code]);
  return own ?? messages[code].description;
}
