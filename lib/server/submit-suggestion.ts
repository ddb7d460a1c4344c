import { ApiError } from "@/lib/server/api-error";
import type { SubmissionContext } from "@/lib/server/request";
import { describeError, log, redactValues } from "@/lib/server/log";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import {
  type suggestion,
  suggestionMessage,
} from "@/supabase/functions/_shared/contract/suggestion";
import { sendContactEmail } from "@/lib/server/contact-email";
import { escapeHtml, mapTexts } from "@/supabase/functions/_shared/contract/text";
import { supabase } from "@/lib/server/supabase";

/** With the message before it, less than the 15 seconds that the browser waits. */
const ROW_TIMEOUT_MS = 4_000;

/**
 * The two writes of a podcast suggestion (§7). If only one fails, it is only logged (§8.3): a row
 * that has no message gets one later. The message is first, because its limits are for both. Likely
 * spam is stored only as a message, because podcast_suggestions has no spam mark. A plain post that
 * is pressed again in the next minute is one message and two rows, since nobody may look into this
 * table, and the second row gets a message of its own.
 * @throws ApiError rate_limited; timeout or send_failed if both fail
 */
export async function submitSuggestion(
  values: FormValues<keyof typeof suggestion.fields>,
  context: SubmissionContext,
): Promise<void> {
  const { name, email, phone, topic, question } = values;
  const logged = (reason: unknown) => {
    log("suggestion_write_failed", { cause: redactValues(describeError(reason), values) });
    return reason;
  };
  const failure = await sendContactEmail(suggestionMessage(values), context).then(
    () => undefined,
    logged,
  );
  if (failure instanceof ApiError && failure.code === "rate_limited") throw failure;
  if (context.isLikelySpam) {
    if (failure) throw failure;
    return;
  }
  const row = mapTexts({ name, email, phone: phone || null, topic, question }, escapeHtml);
  const ofRow = await insertSuggestion(row, context.idempotencyKey).then(() => undefined, logged);
  if (failure && ofRow) throw failure;
}

/** PostgREST's status of a successful insert; a proxy's error page may have 200. */
const CREATED = 201;
/** Postgres: unique violation. The suggestion with this key is already stored. */
const UNIQUE_VIOLATION = "23505";
/** PostgREST: unknown column. A table with only the columns of §7 has no idempotency key. */
const UNKNOWN_COLUMN = "PGRST204";

/** @throws ApiError database_error, or timeout after ROW_TIMEOUT_MS, its second try included */
async function insertSuggestion(
  values: Record<keyof typeof suggestion.fields, string | null>,
  idempotencyKey?: string,
  signal: AbortSignal = AbortSignal.timeout(ROW_TIMEOUT_MS),
): Promise<void> {
  const row = idempotencyKey ? { ...values, idempotency_key: idempotencyKey } : values;
  const { error, status } = await supabase()
    .from("podcast_suggestions")
    .insert(row)
    .abortSignal(signal);
  if (status === CREATED || error?.code === UNIQUE_VIOLATION) return;
  if (error?.code === UNKNOWN_COLUMN && idempotencyKey) {
    return insertSuggestion(values, undefined, signal);
  }
  const cause = new Error(error ? `${error.code}: ${error.message}` : `status ${status}`);
  throw new ApiError(signal.aborted ? "timeout" : "database_error", { cause });
}
