import { createServiceClient } from "../_shared/database.ts";
import { edgeFunction, type FunctionContext } from "../_shared/edge-function.ts";
import { errorResponse, jsonResponse } from "../_shared/http.ts";
import { deliver } from "../_shared/mail/deliver.ts";
import { storeMissedSuggestions } from "../_shared/messages/missed-suggestions.ts";
import { claimMessages, submissionLimits } from "../_shared/messages/store.ts";
import { hasApiKey } from "../_shared/callers.ts";

/** Messages sent concurrently: few, since mail servers limit connections. */
const BATCH_SIZE = 5;

/** No batch is started after this time, in milliseconds; the next call continues. */
const BUDGET_MS = 20_000;

/**
 * POST with a service key: stores the messages that suggestions are missing, sends the e-mails of
 * all due messages, and returns how many were `{ "delivered", "failed" }`. Something calls it every
 * minute (docs/deploy.md).
 */
async function post({ request, env, log }: FunctionContext) {
  if (!(await hasApiKey(request.headers, env.serviceKeys)))
    return errorResponse("Não autorizado.", 401);

  const database = createServiceClient(env);
  await storeMissedSuggestions(database, await submissionLimits(request.headers, env.limits), log);
  const count = { delivered: 0, failed: 0 };
  const end = performance.now() + BUDGET_MS;
  let claimed: number;
  do {
    const batch = await claimMessages(database, { max: BATCH_SIZE, ...env.mail });
    const outcomes = await Promise.all(
      batch.map((row) => deliver(row, { database, mail: env.mail, log })),
    );
    for (const outcome of outcomes) count[outcome] += 1;
    claimed = batch.length;
  } while (claimed === BATCH_SIZE && performance.now() < end);

  if (count.delivered + count.failed > 0) {
    log("info", { outcome: "retried", count: count.delivered, failed: count.failed });
  }
  return jsonResponse(count);
}

export const handler = edgeFunction("deliver-pending-emails", { POST: post });
