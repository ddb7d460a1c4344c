import { z } from "zod";
import { RequestError } from "../http.ts";
import { cleanText, decodeHtml } from "../contract/text.ts";

type MessageKind = "quote" | "proposal" | "suggestion" | "donation";

/** A row of contact_messages; the column comments of the table describe the fields. */
export type NewMessage = {
  kind: MessageKind;
  name: string;
  email: string | null;
  phone: string | null;
  service_type: string | null;
  message: string;
  to_email: string | null;
  details: Record<string, string>;
  suspect: boolean;
  idempotency_key: string | null;
};

/** Values of serviceType that give a quote payload another kind (specification §7). */
const KIND_BY_SERVICE_TYPE: ReadonlyMap<string, MessageKind> = new Map([
  ["Sugestão para PrimoZéCast", "suggestion"],
  ["Doação de materiais", "donation"],
]);

/** 2000 characters for a quote (specification §9.1), escaped. Other kinds have no such limit. */
const MAX_QUOTE_MESSAGE = 12_000;

/** §5.3 sets no limit. This is more than the site's API can send: 64 kB, all characters escaped. */
const MAX_PROPOSAL_FIELD = 400_000;

/** Limits are six times those of specification §9.1: an escaped character has up to six. */
const required = (maxLength: number) =>
  z.string().transform(cleanText).pipe(z.string().max(maxLength).regex(/\S/u));

const optional = (maxLength: number) =>
  z
    .string()
    .nullish()
    .transform((text) => cleanText(text ?? "").trim() || null)
    .pipe(z.string().max(maxLength).nullable());

/** Path of the page that the message came from. Anything else is ignored: it decides nothing. */
const page = z
  .string()
  .regex(/^\/[\w/-]{0,200}$/)
  .optional()
  .catch(undefined);

const common = {
  page,
  idempotencyKey: optional(200),
  suspect: z.boolean().default(false),
};

const quotePayload = z.object({
  ...common,
  name: required(600),
  email: required(900),
  phone: optional(180),
  message: required(60_000),
  serviceType: optional(600),
});

const proposalPayload = z.object({
  ...common,
  type: z.literal("projeto-social"),
  to_email: optional(900),
  nome_ong: required(MAX_PROPOSAL_FIELD),
  contato: required(MAX_PROPOSAL_FIELD),
  tipo_projeto: required(MAX_PROPOSAL_FIELD),
  mensagem: required(MAX_PROPOSAL_FIELD),
});

function fromQuote(
  payload: z.output<typeof quotePayload>,
  context: z.core.$RefinementCtx,
): NewMessage {
  const kind = KIND_BY_SERVICE_TYPE.get(decodeHtml(payload.serviceType ?? "")) ?? "quote";
  if (kind === "quote" && payload.message.length > MAX_QUOTE_MESSAGE) {
    context.addIssue({ code: "custom", path: ["message"], message: "too long" });
  }
  return {
    kind,
    name: payload.name,
    email: payload.email,
    phone: payload.phone,
    service_type: payload.serviceType,
    message: payload.message,
    to_email: null,
    details: payload.page ? { pagina: payload.page } : {},
    suspect: payload.suspect,
    idempotency_key: payload.idempotencyKey,
  };
}

function fromProposal(payload: z.output<typeof proposalPayload>): NewMessage {
  const { nome_ong, contato, tipo_projeto } = payload;
  return {
    kind: "proposal",
    name: nome_ong,
    email: null,
    phone: null,
    service_type: tipo_projeto,
    message: payload.mensagem,
    to_email: payload.to_email,
    details: { nome_ong, contato, tipo_projeto, ...(payload.page && { pagina: payload.page }) },
    suspect: payload.suspect,
    idempotency_key: payload.idempotencyKey,
  };
}

const isProposal = z.object({ type: z.literal("projeto-social") });

/**
 * Parses the payloads of specification §7: a proposal when `type` is "projeto-social", else a
 * quote, suggestion or donation, which have the same fields. Unknown keys are ignored.
 *
 * @param headerKey the Idempotency-Key header, used when the payload has no `idempotencyKey`
 * @throws RequestError 400 with the name of the first invalid field, never its value
 */
export function parsePayload(input: unknown, headerKey: string | null): NewMessage {
  const parsed = isProposal.safeParse(input).success
    ? proposalPayload.transform(fromProposal).safeParse(input)
    : quotePayload.transform(fromQuote).safeParse(input);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    throw new RequestError(
      field === undefined ? "Dados inválidos." : `Campo inválido: ${String(field)}.`,
      400,
    );
  }
  const key = optional(200).safeParse(headerKey);
  if (!key.success) throw new RequestError("Campo inválido: Idempotency-Key.", 400);
  return { ...parsed.data, idempotency_key: parsed.data.idempotency_key ?? key.data };
}
