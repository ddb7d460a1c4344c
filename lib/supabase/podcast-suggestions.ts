import { ApiError } from "@/lib/server/api-error";
import { BACKEND_TIMEOUT_MS } from "@/lib/limits";
import { supabase } from "@/lib/supabase/client";

/** A row of podcast_suggestions (specification §3, "Podcast suggestion record"). */
type PodcastSuggestion = {
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  question: string;
};

/** PostgREST's only success of an insert; a page in its place answers 200. */
const CREATED = 201;
/** Postgres: the key is known, so the suggestion is stored already. */
const IS_REPEATED = "23505";
/** PostgREST: a customer's own table has no such column; §7 names only those of the form. */
const HAS_NO_SUCH_COLUMN = "PGRST204";

/**
 * Inserts a suggestion, which is all that the anonymous key may do there; one with a known key counts as inserted.
 * @throws ApiError database_error, or timeout after BACKEND_TIMEOUT_MS
 */
export async function insertPodcastSuggestion(
  suggestion: PodcastSuggestion,
  idempotencyKey?: string,
): Promise<void> {
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  const row = idempotencyKey ? { ...suggestion, idempotency_key: idempotencyKey } : suggestion;
  const { error, status } = await supabase()
    .from("podcast_suggestions")
    .insert(row)
    .abortSignal(signal);
  if (status === CREATED || error?.code === IS_REPEATED) return;
  if (error?.code === HAS_NO_SUCH_COLUMN && idempotencyKey) {
    return insertPodcastSuggestion(suggestion);
  }
  const cause = new Error(error ? `${error.code}: ${error.message}` : `answered ${status}`);
  throw new ApiError(signal.aborted ? "timeout" : "database_error", { cause });
}
