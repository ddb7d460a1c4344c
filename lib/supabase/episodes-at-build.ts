import { log } from "@/lib/server/log";
import { env } from "@/lib/env";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { loadEpisodes } from "@/lib/supabase/episodes";

/**
 * The episodes for the page's static HTML. A build without a backend, or with one that does not answer, still succeeds:
 * the page then has the skeleton and a link to the channel, and loads them in the browser.
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
