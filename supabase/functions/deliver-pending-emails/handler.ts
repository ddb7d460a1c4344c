import { serviceDatabase } from "../_shared/database.ts";
import { edgeFunction } from "../_shared/edge-function.ts";
import { failure, json, methodNotAllowed } from "../_shared/http.ts";
import { deliver } from "../_shared/mail/deliver.ts";
import { claimMessages } from "../_shared/messages/store.ts";
import { hasServiceKey } from "../_shared/service-key.ts";

/** Messages sent side by side: few enough for a mail server that counts connections. */
const BATCH = 5;

/** After this long no further batch is begun; the next call goes on. */
const BUDGET_MS = 20_000;

/**
 * POST with the service key: sends what is due, the first attempts that never happened included.
 * Answers `{ "delivered", "failed" }` as counts.
 *
 * The embedded backend calls it every few seconds. On a hosted project schedule it every minute with
 * Supabase Cron (an HTTP request with the secret key in `apikey`).
 */
export const handler = edgeFunction("deliver-pending-emails", async ({ request, env, log }) => {
  if (request.method !== "POST") return methodNotAllowed("POST");
  if (!(await hasServiceKey(request, env.serviceKeys))) return failure("Não autorizado.", 401);

  const database = serviceDatabase(env);
  const count = { delivered: 0, failed: 0 };
  const end = performance.now() + BUDGET_MS;
  let claimed: number;
  do {
    const batch = await claimMessages(database, { max: BATCH, timeoutMs: env.mail.timeoutMs });
    const outcomes = await Promise.all(
      batch.map((message) => deliver(message, { database, mail: env.mail, log })),
    );
    for (const outcome of outcomes) count[outcome] += 1;
    claimed = batch.length;
  } while (claimed === BATCH && performance.now() < end);

  if (count.delivered + count.failed > 0) {
    log("info", { outcome: "retried", count: count.delivered, failed: count.failed });
  }
  return json(count);
});
