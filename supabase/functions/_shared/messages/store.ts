import { z } from "zod";
import { NETWORK_FACTOR } from "../contract/address-key.ts";
import { emailKey } from "../contract/email-key.ts";
import { contactOf, FORMS } from "../contract/message-row.ts";
import { type Database, dataOf } from "../database.ts";
import type { FunctionEnv } from "../env.ts";
import { RequestError } from "../http.ts";
import { networkOf, sender } from "../callers.ts";
import type { NewMessage } from "./payload.ts";

type SubmissionLimit = { key: string; max: number; window_seconds: number };

/**
 * The limits of a message: per e-mail and form, per address over all forms, and for the network of
 * an IPv6 address. Per e-mail it is twice that of §5, because the site counts in windows of its
 * own, and any window overlaps at most two of them: a message that the site accepts is never
 * refused here. Their keys are also the senders among whom e-mails take turns (mail_turns()).
 */
export async function submissionLimits(
  message: NewMessage,
  headers: Headers,
  { siteToken, perAddress }: FunctionEnv["limits"],
): Promise<SubmissionLimit[]> {
  const { max, windowMs } = FORMS[message.kind].rateLimit;
  const email = `${message.kind} ${emailKey(contactOf(message))}`;
  const address = await sender(headers, siteToken);
  const network = networkOf(address, headers);
  const ofNetwork = { key: network, max: NETWORK_FACTOR * perAddress, window_seconds: 60 };
  return [
    { key: email, max: 2 * max, window_seconds: windowMs / 1000 },
    { key: address, max: perAddress, window_seconds: 60 },
    ...(network === address ? [] : [ofNetwork]),
  ];
}

const claimedMessage = z.object({
  id: z.uuid(),
  kind: z.enum(["quote", "proposal", "suggestion", "donation"]),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  service_type: z.string().nullable(),
  message: z.string(),
  details: z.record(z.string(), z.string()),
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

/**
 * Stores a message, or finds the one that has its idempotency key, which counts for no limit.
 * @throws RequestError 429 when a limit is reached; DatabaseError
 */
export async function storeMessage(
  database: Database,
  message: NewMessage,
  limits: SubmissionLimit[],
): Promise<{ id: string; repeated: boolean }> {
  const submitted = database.rpc("submit_message", { submission: message, limits });
  const [result] = z.tuple([submission]).parse(await dataOf(submitted));
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
  claim: { max: number; onlyId?: string; timeoutMs: number; maxPerHour: number },
): Promise<ClaimedMessage[]> {
  const claimed = database.rpc("claim_due_messages", {
    max_messages: claim.max,
    only_id: claim.onlyId ?? null,
    // Longer than the sending, so that it never expires meanwhile.
    lease_seconds: Math.ceil(claim.timeoutMs / 1000) + 30,
    max_per_hour: claim.maxPerHour,
  });
  return z.array(claimedMessage).parse(await dataOf(claimed));
}

/**
 * Leases the messages of the daily list, oldest first; none when a list was sent within a day.
 * @throws DatabaseError
 */
export async function claimDoubtful(database: Database): Promise<ClaimedMessage[]> {
  const claimed = z
    .array(claimedMessage)
    .parse(await dataOf(database.rpc("claim_doubtful_messages")));
  return claimed.sort((a, b) => a.created_at.localeCompare(b.created_at));
}

/** @throws DatabaseError */
export async function markListed(database: Database, ids: string[], now: Date): Promise<void> {
  const listed = { listed_at: now.toISOString() };
  await dataOf(database.from("contact_messages").update(listed).in("id", ids));
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
