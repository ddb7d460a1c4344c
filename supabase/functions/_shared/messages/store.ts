import { z } from "zod";
import { senderKey } from "../callers.ts";
import { FORM_NAMES } from "../contract/form.ts";
import { type Database, dataOf, DatabaseError } from "../database.ts";
import type { FunctionEnv } from "../env.ts";
import { RequestError } from "../http.ts";
import type { NewMessage } from "./payload.ts";

/** The limit of all senders together, as a multiple of the limit of one address. */
const ADDRESSES_IN_ALL = 10;

/** The limits of a minute, over all forms: of one address, and of all. */
export async function submissionLimits(headers: Headers, limits: FunctionEnv["limits"]) {
  const { perAddress } = limits;
  return [
    { key: await senderKey(headers, limits), max: perAddress, window_seconds: 60 },
    { key: "messages", max: ADDRESSES_IN_ALL * perAddress, window_seconds: 60 },
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

const submission = z.object({
  message_id: z.uuid().nullable(),
  is_repeat: z.boolean(),
  wait_seconds: z.number().int(),
});

/** Postgres: a text that cannot be stored, or a constraint of the table. */
const REFUSED = /^2[23]/;

/**
 * Stores a message, or finds the one that has its idempotency key, which counts for no limit.
 * @throws RequestError 400 when the table refuses it, 429 when a limit is reached; DatabaseError
 */
export async function storeMessage(
  database: Database,
  message: NewMessage,
  limits: Awaited<ReturnType<typeof submissionLimits>>,
): Promise<{ id: string; repeated: boolean }> {
  const submitted = database.rpc("submit_message", { submission: message, limits });
  const data = await dataOf(submitted).catch((error: unknown) => {
    const isRefused = error instanceof DatabaseError && REFUSED.test(error.code);
    throw isRefused ? new RequestError("Dados inválidos.", 400) : error;
  });
  const [result] = z.tuple([submission]).parse(data);
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
  database: Database,
  claim: { max: number; onlyId?: string; timeoutMs: number },
): Promise<ClaimedMessage[]> {
  const claimed = database.rpc("claim_due_messages", {
    max_messages: claim.max,
    only_id: claim.onlyId ?? null,
    // Longer than the sending, so that it never expires meanwhile.
    lease_seconds: Math.ceil(claim.timeoutMs / 1000) + 30,
  });
  return z.array(claimedMessage).parse(await dataOf(claimed));
}

/** Retried, since an unrecorded delivery would be sent a second time. */
export async function markDelivered(database: Database, id: string, now: Date): Promise<void> {
  const change = {
    delivery_state: "delivered",
    delivered_at: now.toISOString(),
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
export async function markFailed(database: Database, message: ClaimedMessage, failure: Failure) {
  const marked = database
    .from("contact_messages")
    .update({
      delivery_state: failure.state,
      last_delivery_error: failure.reason,
      refused_at: failure.permanent ? new Date().toISOString() : null,
      next_attempt_at: failure.nextAttemptAt.toISOString(),
    })
    .eq("id", message.id)
    .eq("delivery_attempts", message.delivery_attempts)
    .neq("delivery_state", "delivered");
  await dataOf(marked);
}
