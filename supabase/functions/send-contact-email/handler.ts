import { isSite } from "../_shared/callers.ts";
import { createServiceClient, DatabaseError, rowOf } from "../_shared/database.ts";
import { edgeFunction, errorCode, type FunctionContext } from "../_shared/edge-function.ts";
import { errorResponse, jsonResponse, readJson } from "../_shared/http.ts";
import { deliver } from "../_shared/mail/deliver.ts";
import {
  chooseTransport,
  mailAddresses,
  MailNotConfiguredError,
} from "../_shared/mail/transport.ts";
import { type NewMessage, parsePayload } from "../_shared/messages/payload.ts";
import { claimMessages, storeMessage, submissionLimits } from "../_shared/messages/store.ts";

/**
 * The site waits 10 seconds for the response. Storing gets most of this time, because a visitor who
 * sees an error sends the message again. The e-mail gets the rest and can be sent later.
 */
const STORE_TIMEOUT_MS = 8_000;
const RESPONSE_TIMEOUT_MS = 9_000;

async function store(message: NewMessage, { request, env, log }: FunctionContext) {
  try {
    const database = createServiceClient(env, AbortSignal.timeout(STORE_TIMEOUT_MS));
    const limits = await submissionLimits(request.headers, env.limits);
    const stored = await storeMessage(database, message, limits);
    const outcome = stored.repeated ? "repeated" : message.suspect ? "stored-suspect" : "stored";
    log("info", { rowId: stored.id, outcome });
    return stored;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log("error", { outcome: "not-stored", code: error.code });
    return null;
  }
}

/** First attempt to send. Never throws: the message is stored and is retried later. */
async function sendNow(id: string, { env, log }: FunctionContext): Promise<void> {
  const database = createServiceClient(env);
  try {
    const claimed = await claimMessages(database, { max: 1, onlyId: id, ...env.mail });
    await Promise.all(claimed.map((row) => deliver(row, { database, mail: env.mail, log })));
  } catch (error) {
    log("error", { rowId: id, outcome: "left-to-retry", code: errorCode(error) });
  }
}

type Runtime = { EdgeRuntime?: { waitUntil?(work: Promise<unknown>): void } };

/**
 * Waits for work until a timeout; it continues in the background, for which the platform stays
 * alive.
 */
async function raceWithTimeout(work: Promise<void>, timeoutMs: number) {
  (globalThis as Runtime).EdgeRuntime?.waitUntil?.(work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<"still-running">((resolve) => {
    timer = setTimeout(() => resolve("still-running"), timeoutMs);
  });
  const result = await Promise.race([work, timeout]);
  clearTimeout(timer);
  return result;
}

function isMailConfigured(mail: FunctionContext["env"]["mail"]): boolean {
  try {
    chooseTransport(mail);
    mailAddresses(mail);
    return true;
  } catch (error) {
    if (error instanceof MailNotConfiguredError) return false;
    throw error;
  }
}

type Waiting = Record<"late" | "refused" | "unauthorized", number>;

/** The cause that the operator mends first (docs/deploy.md). */
function mailState({ late, refused, unauthorized }: Waiting) {
  if (unauthorized > 0) return "unauthorized";
  if (refused > 0) return "refused";
  return late > 0 ? "delayed" : "ok";
}

/**
 * The state of storing and mailing: it writes to the database, as a message would. It names no
 * numbers, since every caller with the publishable key may read it.
 * @throws DatabaseError when messages cannot be stored
 */
async function get({ request, env }: FunctionContext) {
  const { expired, ...waiting } = await rowOf(createServiceClient(env).rpc("service_health"));
  const retention = expired > 0 ? "overdue" : "ok";
  const visitors = (await isSite(request.headers, env.limits.siteToken)) ? "ok" : "shared";
  const mail = isMailConfigured(env.mail) ? mailState(waiting) : "not-configured";
  return jsonResponse({ ok: true, mail, retention, visitors });
}

/**
 * POST: stores a message of the site's forms, then e-mails it to the company (specification §7).
 * GET: the state of this service, for the site's health check.
 *
 * `{ "ok": true, "id" }`: the message is stored; deliver-pending-emails retries the e-mail.
 * `{ "error" }`: status 400, 405, 429, or 500 when it is not stored. Two additions to §7: a
 * repeated `idempotencyKey` (or Idempotency-Key header), or an `earlierKey` that is stored, returns
 * the id of the first message, and a message with `suspect: true` is mailed with a mark.
 */
async function post(context: FunctionContext) {
  const { request, env, log } = context;
  const start = performance.now();
  const body = await readJson(request);
  const message = parsePayload(body, request.headers.get("idempotency-key"));

  const stored = await store(message, context);
  if (!stored) return errorResponse("Não foi possível registrar a mensagem.", 500);

  if (!stored.repeated) {
    const remaining = RESPONSE_TIMEOUT_MS - (performance.now() - start);
    const timeoutMs = Math.min(env.mail.answerWithinMs, Math.max(0, remaining));
    const result = await raceWithTimeout(sendNow(stored.id, context), timeoutMs);
    if (result === "still-running") log("info", { rowId: stored.id, outcome: "answered-first" });
  }
  return jsonResponse({ ok: true, id: stored.id });
}

export const handler = edgeFunction("send-contact-email", { GET: get, POST: post });
