import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { env } from "@/lib/env";
import type { DescribedEpisode, LoadedEpisodes } from "@/lib/podcast/episode";
import { log } from "@/lib/server/log";
import { loadEpisodes } from "@/lib/server/episodes";
import { memoize } from "@/lib/memoize";
import { type EpisodePage, episodePages } from "@/lib/podcast/episode-pages";

/**
 * Loads the episodes for the static HTML and the podcast feed; undefined without a backend.
 * @throws Error during a build whose backend does not respond: it would publish an empty podcast
 */
export async function episodesAtBuild(): Promise<LoadedEpisodes<DescribedEpisode> | undefined> {
  if (!env.SUPABASE_URL) return undefined;
  try {
    return await loadEpisodes();
  } catch (cause) {
    if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) {
      throw new Error(
        "The build could not load the episodes from SUPABASE_URL. Check SUPABASE_URL and " +
          "SUPABASE_ANON_KEY, or unset both to build without episodes.",
        { cause },
      );
    }
    log("episodes_not_in_build");
    return undefined;
  }
}

export const episodePagesAtBuild = memoize("episode-pages", async (): Promise<EpisodePage[]> =>
  episodePages((await episodesAtBuild())?.episodes ?? []),
);
