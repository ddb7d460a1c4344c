import { z } from "zod";
import type { FormName } from "../contract/form.ts";
import { FORMS, type MessageRow, sentFields, toRow } from "../contract/message-row.ts";
import { decodeHtml, mapTexts } from "../contract/text.ts";
import { RequestError } from "../http.ts";

/** A new row of contact_messages; the column comments of the table describe the fields. */
export type NewMessage = MessageRow & {
  suspect: boolean;
  idempotency_key: string | null;
  /** Of the same message in the minute before: where it is stored, this one is a repeat. */
  earlier_key: string | null;
  /** Of a message that is stored later than it was sent. */
  created_at?: string;
};

const optional = (maxLength: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(z.string().max(maxLength).nullable());

const envelope = z.looseObject({
  type: z.unknown().optional(),
  /** Path of the page that the message came from. Anything else is ignored: it decides nothing. */
  page: z
    .string()
    .regex(/^\/[\w/-]{0,200}$/)
    .optional()
    .catch(undefined),
  idempotencyKey: optional(200),
  earlierKey: optional(200),
  suspect: z.boolean().default(false),
});

/** A missing text and null are blank. */
const text = z
  .string()
  .trim()
  .nullish()
  .transform((value) => value ?? "");

/** A form by `type` (proposal) or by its service, else a quote (§7). */
function kindOf(payload: z.output<typeof envelope>): FormName {
  if (payload.type === "projeto-social") return "proposal";
  const { serviceType } = payload;
  const form = Object.values(FORMS).find(({ sentAs }) => sentAs && sentAs === serviceType);
  return form?.name ?? "quote";
}

/**
 * Parses the payloads of specification §7, whose texts are escaped: they are decoded here and are
 * plain from here on. Only their shape is checked: the rules of §5 are the site's, and the lengths
 * those of the table. Other keys are ignored, `to_email` too: mail goes to CONTACT_TO only.
 * @param headerKey the Idempotency-Key header, used when the payload has no `idempotencyKey`
 * @throws RequestError 400 with the name of the first invalid field, never its value
 */
export function parsePayload(input: unknown, headerKey: string | null): NewMessage {
  const sent = parse(envelope, mapTexts(input, decodeHtml));
  const kind = kindOf(sent);
  const fields = Object.keys(sentFields(kind)).map((name) => [name, text] as const);
  const values = parse(z.object(Object.fromEntries(fields)), sent);
  const key = optional(200).safeParse(headerKey);
  if (!key.success) throw invalid("Idempotency-Key");
  const row = toRow(kind, values);
  return {
    ...row,
    details: {
      ...row.details,
      ...(sent.page && { pagina: sent.page }),
    },
    suspect: sent.suspect,
    idempotency_key: sent.idempotencyKey ?? key.data,
    earlier_key: sent.earlierKey,
  };
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.path[0]);
  return parsed.data;
}

const invalid = (field: PropertyKey | undefined) =>
  new RequestError(
    field === undefined ? "Dados inválidos." : `Campo inválido: ${String(field)}.`,
    400,
  );
