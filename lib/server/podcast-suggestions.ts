import { ApiError } from "@/lib/server/api-error";
import { BACKEND_TIMEOUT_MS } from "@/lib/limits";
import { supabase } from "@/lib/server/supabase-client";

/** A row of podcast_suggestions (§3.4). */
type PodcastSuggestion = {
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  question: string;
};

/** PostgREST's status of a successful insert; a proxy's error page may have 200. */
const CREATED = 201;
/** Postgres: unique violation. The suggestion with this key is already stored. */
const UNIQUE_VIOLATION = "23505";
/** PostgREST: unknown column. A table with only the columns of §7 has no idempotency key. */
const UNKNOWN_COLUMN = "PGRST204";

/**
 * Inserts a suggestion. A suggestion with the same idempotency key counts as inserted.
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
  if (status === CREATED || error?.code === UNIQUE_VIOLATION) return;
  if (error?.code === UNKNOWN_COLUMN && idempotencyKey) {
    return insertPodcastSuggestion(suggestion);
  }
  const cause = new Error(error ? `${error.code}: ${error.message}` : `status ${status}`);
  throw new ApiError(signal.aborted ? "timeout" : "database_error", { cause });
}
