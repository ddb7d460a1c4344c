import { ApiError } from "@/lib/api/api-error";
import { BACKEND_TIMEOUT_MS } from "@/lib/limits";
import { supabase } from "./client";

/** A row of podcast_suggestions (specification §3, "Podcast suggestion record"). */
type PodcastSuggestion = {
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  question: string;
};

/** Inserts a suggestion, which is all that the anonymous key may do there. @throws ApiError database_error */
export async function insertPodcastSuggestion(suggestion: PodcastSuggestion): Promise<void> {
  const { error } = await supabase()
    .from("podcast_suggestions")
    .insert(suggestion)
    .abortSignal(AbortSignal.timeout(BACKEND_TIMEOUT_MS));
  if (error)
    throw new ApiError("database_error", { cause: new Error(`${error.code}: ${error.message}`) });
}
