import { memoize } from "@/lib/cache/memoize";
import { type EpisodePage, episodePages } from "@/lib/podcast/episode-pages";
import { episodesAtBuild } from "@/lib/server/episodes-at-build";

/** The pages of the episodes that are known at build time; none without a backend. */
export const episodePagesAtBuild = memoize("episode-pages", async (): Promise<EpisodePage[]> =>
  episodePages((await episodesAtBuild())?.episodes ?? []),
);
