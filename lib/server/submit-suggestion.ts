import { ApiError } from "@/lib/server/api-error";
import type { SubmissionContext } from "@/lib/server/request";
import { describeError, log, redactValues } from "@/lib/server/log";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import { asMessage } from "@/supabase/functions/_shared/contract/quote";
import { suggestion, suggestionMessage } from "@/supabase/functions/_shared/contract/suggestion";
import { sendContactEmail } from "@/lib/server/contact-email";
import { escapeHtml, mapTexts } from "@/supabase/functions/_shared/contract/text";
import { BACKEND_TIMEOUT_MS } from "@/lib/limits";
import { supabase } from "@/lib/server/supabase";

/**
 * The two writes of a podcast suggestion (§7). If only one fails, it is only logged (§8.3). Likely
 * spam is stored only as a message, because podcast_suggestions has no spam mark.
 * @throws ApiError rate_limited, timeout or send_failed if both fail
 */
export async function submitSuggestion(
  values: FormValues<keyof typeof suggestion.fields>,
  context: SubmissionContext,
): Promise<void> {
  const { name, email, phone, topic, question } = values;
  const row = mapTexts({ name, email, phone: phone || null, topic, question }, escapeHtml);
  const withPhone = { ...values, phone: phone || "Não informado" };
  const results = await Promise.allSettled([
    sendContactEmail(asMessage(suggestion, withPhone, suggestionMessage(values)), context),
    ...(context.isLikelySpam ? [] : [insertPodcastSuggestion(row, context.idempotencyKey)]),
  ]);
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) {
    log("suggestion_write_failed", { cause: redactValues(describeError(reason), values) });
  }
  if (failures.length < results.length) return;
  const known = failures
    .map(({ reason }) => reason as unknown)
    .filter((reason) => reason instanceof ApiError);
  throw (
    known.find(({ code }) => code === "rate_limited") ??
    known.find(({ code }) => code === "timeout") ??
    new ApiError("send_failed")
  );
}

/** PostgREST's status of a successful insert; a proxy's error page may have 200. */
const CREATED = 201;
/** Postgres: unique violation. The suggestion with this key is already stored. */
const UNIQUE_VIOLATION = "23505";
/** PostgREST: unknown column. A table with only the columns of §7 has no idempotency key. */
const UNKNOWN_COLUMN = "PGRST204";

/** @throws ApiError database_error, or timeout after BACKEND_TIMEOUT_MS */
async function insertPodcastSuggestion(
  values: Record<keyof typeof suggestion.fields, string | null>,
  idempotencyKey?: string,
): Promise<void> {
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  const row = idempotencyKey ? { ...values, idempotency_key: idempotencyKey } : values;
  const { error, status } = await supabase()
    .from("podcast_suggestions")
    .insert(row)
    .abortSignal(signal);
  if (status === CREATED || error?.code === UNIQUE_VIOLATION) return;
  if (error?.code === UNKNOWN_COLUMN && idempotencyKey) {
    return insertPodcastSuggestion(values);
  }
  const cause = new Error(error ? `${error.code}: ${error.message}` : `status ${status}`);
  throw new ApiError(signal.aborted ? "timeout" : "database_error", { cause });
}
