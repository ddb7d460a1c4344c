import { waitAtMost } from "../_shared/background.ts";
import { DatabaseError, serviceDatabase } from "../_shared/database.ts";
import { edgeFunction, type FunctionContext } from "../_shared/edge-function.ts";
import { failure, json, methodNotAllowed, readJson } from "../_shared/http.ts";
import { errorCode } from "../_shared/log.ts";
import { deliver } from "../_shared/mail/deliver.ts";
import { type NewMessage, parsePayload } from "../_shared/messages/payload.ts";
import { claimMessages, storeMessage } from "../_shared/messages/store.ts";

/** Room for the longest fields, each character escaped, and then some. */
const MAX_BODY_BYTES = 512 * 1024;

/**
 * The site waits 10 seconds and no longer. Most of them are for the storing, because a visitor who is told of a failure
 * sends again; what they leave is for the e-mail, which nobody has to wait for. Milliseconds.
 */
const STORE_WITHIN_MS = 8_000;
const ANSWER_WITHIN_MS = 9_000;

async function store(message: NewMessage, { env, log }: FunctionContext) {
  try {
    const database = serviceDatabase(env, AbortSignal.timeout(STORE_WITHIN_MS));
    const stored = await storeMessage(database, message);
    const outcome = stored.repeated ? "repeated" : message.suspect ? "stored-suspect" : "stored";
    log("info", { rowId: stored.id, outcome });
    return stored;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log("error", { outcome: "not-stored", code: error.code });
    return null;
  }
}

/** First attempt. Nothing that goes wrong here reaches the visitor: the message is stored. */
async function sendNow(id: string, { env, log }: FunctionContext): Promise<void> {
  const database = serviceDatabase(env);
  try {
    const timeoutMs = env.mail.timeoutMs;
    const claimed = await claimMessages(database, { max: 1, onlyId: id, timeoutMs });
    await Promise.all(claimed.map((m) => deliver(m, { database, mail: env.mail, log })));
  } catch (error) {
    log("error", { rowId: id, outcome: "left-to-retry", code: errorCode(error) });
  }
}

/**
 * POST: stores a message of the site's forms, then e-mails it to the company (specification §7).
 *
 * `{ "ok": true, "id" }` means stored, whatever becomes of the e-mail; what is not sent now is sent by
 * deliver-pending-emails. `{ "error" }`: 400 invalid, 405, 413, 500 not stored. Beyond §7 it takes
 * `idempotencyKey` (or the Idempotency-Key header): a repeat answers the first message's id and does
 * nothing; and `suspect: true`: stored, not mailed.
 */
export const handler = edgeFunction("send-contact-email", async (context) => {
  const { request, env, log } = context;
  const start = performance.now();
  if (request.method !== "POST") return methodNotAllowed("POST");
  const body = await readJson(request, MAX_BODY_BYTES);
  const message = parsePayload(body, request.headers.get("idempotency-key"));

  const stored = await store(message, context);
  if (!stored) return failure("Não foi possível registrar a mensagem.", 500);

  if (!stored.repeated && !message.suspect) {
    const left = ANSWER_WITHIN_MS - (performance.now() - start);
    const bound = Math.min(env.mail.answerWithinMs, Math.max(0, left));
    const sent = await waitAtMost(sendNow(stored.id, context), bound);
    if (sent === "still-running") log("info", { rowId: stored.id, outcome: "answered-first" });
  }
  return json({ ok: true, id: stored.id });
});
