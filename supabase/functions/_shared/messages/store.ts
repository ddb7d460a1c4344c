import { z } from "zod";
import { perHour, visitorKey } from "../callers.ts";
import { FORM_NAMES } from "../contract/form.ts";
import { type DatabaseClient, dataOf, DatabaseError, rowOf } from "../database.ts";
import type { Database } from "../database.types.ts";
import type { FunctionEnv } from "../env.ts";
import { RequestError } from "../http.ts";
import type { NewMessage } from "./payload.ts";

/**
 * The limit of all senders together, as a multiple of the limit of one address (docs/deploy.md says
 * why).
 */
const ADDRESSES_IN_ALL = 20;

/**
 * The limits of an hour, over all forms: of the visitor's address, and of all. Where the site names
 * no visitor, only that of all.
 */
export async function submissionLimits(
  headers: Headers,
  { siteToken, perAddress }: FunctionEnv["limits"],
) {
  const visitor = await visitorKey(headers, siteToken);
  return [
    ...(visitor ? [perHour(visitor, perAddress)] : []),
    perHour("messages", ADDRESSES_IN_ALL * perAddress),
  ];
}

const claimedMessage = z.object({
  id: z.uuid(),
  kind: z.enum(FORM_NAMES),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  service_type: z.string().nullable(),
  message: z.string(),
  details: z.record(z.string(), z.string()),
  suspect: z.boolean(),
  idempotency_key: z.string().nullable(),
  created_at: z.string(),
  delivery_attempts: z.number().int(),
});

export type ClaimedMessage = z.output<typeof claimedMessage>;

/** A row as the database has it: a hand or a later release may have written what is no message. */
export type ClaimedRow = Database["public"]["Tables"]["contact_messages"]["Row"];

export const readClaimedMessage = (row: ClaimedRow) => claimedMessage.safeParse(row);

/** Postgres: a text that cannot be stored, or a constraint of the table. */
const REFUSED = /^2[23]/;

/**
 * Stores a message, or finds the one that has its idempotency key, which counts for no limit.
 * @throws RequestError 400 when the table refuses it, 429 when a limit is reached; DatabaseError
 */
export async function storeMessage(
  database: DatabaseClient,
  message: NewMessage,
  limits: Awaited<ReturnType<typeof submissionLimits>>,
): Promise<{ id: string; repeated: boolean }> {
  const submitted = database.rpc("submit_message", { submission: message, limits });
  const result = await rowOf(submitted).catch((error: unknown) => {
    const isRefused = error instanceof DatabaseError && REFUSED.test(error.code);
    throw isRefused ? new RequestError("Dados inválidos.", 400) : error;
  });
  if (!result.message_id) {
    const wait = { "Retry-After": String(result.wait_seconds) };
    throw new RequestError(
      "Muitas mensagens em pouco tempo. Tente novamente mais tarde.",
      429,
      wait,
    );
  }
  return { id: result.message_id, repeated: result.is_repeat };
}

/** Leases due messages for sending: at most `max`, or only `onlyId`. @throws DatabaseError */
export async function claimMessages(
  database: DatabaseClient,
  claim: { max: number; onlyId?: string; timeoutMs: number },
): Promise<ClaimedRow[]> {
  const claimed = database.rpc("claim_due_messages", {
    max_messages: claim.max,
    ...(claim.onlyId && { only_id: claim.onlyId }),
    // Longer than the sending, so that it never expires meanwhile.
    lease_seconds: Math.ceil(claim.timeoutMs / 1000) + 30,
  });
  return dataOf(claimed);
}

/** Retried, since an unrecorded delivery would be sent a second time. */
export async function markDelivered(database: DatabaseClient, id: string): Promise<void> {
  const change = {
    delivery_state: "delivered",
    delivered_at: new Date().toISOString(),
    last_delivery_error: null,
    refused_at: null,
  };
  const mark = () => dataOf(database.from("contact_messages").update(change).eq("id", id));
  await mark().catch(mark).catch(mark);
}

type Failure = {
  state: "pending" | "failed";
  reason: string;
  permanent: boolean;
  nextAttemptAt: Date;
};

/** Changes nothing when the message has been claimed again or delivered in the meantime. */
export async function markFailed(database: DatabaseClient, row: ClaimedRow, failure: Failure) {
  const marked = database
    .from("contact_messages")
    .update({
      delivery_state: failure.state,
      last_delivery_error: failure.reason,
      refused_at: failure.permanent ? new Date().toISOString() : null,
      next_attempt_at: failure.nextAttemptAt.toISOString(),
    })
    .eq("id", row.id)
    .eq("delivery_attempts", row.delivery_attempts)
    .neq("delivery_state", "delivered");
  await dataOf(marked);
}
