import type { DatabaseClient } from "../database.ts";
import type { FunctionEnv } from "../env.ts";
import { errorCode, type Log } from "../edge-function.ts";
import {
  type ClaimedMessage,
  type ClaimedRow,
  markDelivered,
  markFailed,
  readClaimedMessage,
} from "../messages/store.ts";
import { composeMail } from "./compose.ts";
import { chooseTransport, mailAddresses, MailError, MailNotConfiguredError } from "./transport.ts";

/** Multiples of the first delay: with one minute, 1, 5 and 15 min, then hourly. */
const STEPS = [1, 5, 15] as const;
const HOURLY = 60;

const DAY_MS = 86_400_000;

/** @param attempts so far, at least 1 @param baseMs the first delay in milliseconds */
export function nextAttempt(attempts: number, baseMs: number, now: Date): Date {
  const delay = Math.min((STEPS[attempts - 1] ?? HOURLY) * baseMs, DAY_MS);
  return new Date(now.getTime() + delay);
}

type Delivery = { database: DatabaseClient; mail: FunctionEnv["mail"]; log: Log };

/** @throws MailError with the names of what it cannot read: somebody has to look at the row */
function toMessage(row: ClaimedRow): ClaimedMessage {
  const { data, error } = readClaimedMessage(row);
  if (data) return data;
  const fields = error.issues.map(({ path }) => path.join("."));
  throw new MailError("UNREADABLE", fields.join(", "), true);
}

/**
 * A permanent refusal may be about the Reply-To alone, since visitors type addresses that some
 * servers refuse: a second try leaves it out, and its text says so.
 */
async function send(message: ClaimedMessage, mail: FunctionEnv["mail"]): Promise<void> {
  const transport = chooseTransport(mail);
  const addresses = mailAddresses(mail);
  const composed = composeMail(message, addresses);
  const signal = AbortSignal.timeout(mail.timeoutMs);
  try {
    await transport(composed, signal);
  } catch (error) {
    if (!isPermanent(error) || !composed.replyTo) throw error;
    await transport(composeMail(message, addresses, { hasReplyTo: false }), signal);
  }
}

const isPermanent = (error: unknown) => error instanceof MailError && error.permanent;

/**
 * Never throws: when the outcome cannot be recorded, the lease expires and the message is retried.
 */
export async function deliver(
  row: ClaimedRow,
  { database, mail, log }: Delivery,
): Promise<"delivered" | "failed"> {
  const started = performance.now();
  const logOutcome = (level: "info" | "error", outcome: string, code?: string) =>
    log(level, {
      rowId: row.id,
      outcome,
      ...(code && { code }),
      attempt: row.delivery_attempts,
      durationMs: Math.round(performance.now() - started),
    });
  try {
    await send(toMessage(row), mail);
  } catch (error) {
    const permanent = isPermanent(error);
    logOutcome("error", permanent ? "mail-refused" : "mail-failed", errorCode(error));
    await markFailed(database, row, {
      state: error instanceof MailNotConfiguredError ? "pending" : "failed",
      reason: error instanceof MailError ? error.reason : errorCode(error),
      permanent,
      nextAttemptAt: nextAttempt(row.delivery_attempts, mail.retryBaseMs, new Date()),
    }).catch((cause: unknown) => logOutcome("error", "failure-not-recorded", errorCode(cause)));
    return "failed";
  }
  try {
    await markDelivered(database, row.id);
    logOutcome("info", "mail-delivered");
  } catch (error) {
    logOutcome("error", "delivery-not-recorded", errorCode(error));
  }
  return "delivered";
}
