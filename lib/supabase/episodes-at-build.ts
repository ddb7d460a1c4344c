import { log } from "@/lib/server/log";
import { env } from "@/lib/env";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { loadEpisodes } from "@/lib/supabase/episodes";

/**
 * The episodes for the page's static HTML. Undefined without a backend, or if it does not respond:
 * the page then has skeletons and a link to the channel, and loads the episodes in the browser.
 */
export async function episodesAtBuild(): Promise<LoadedEpisodes | undefined> {
  if (!env.SUPABASE_URL) return undefined;
  try {
    return await loadEpisodes();
  } catch {
    log("episodes_not_in_build");
    return undefined;
  }
}
