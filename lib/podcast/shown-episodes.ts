import { PODCAST } from "@/lib/limits";
import type { Episode, LoadedEpisodes } from "@/lib/podcast/episode";
import { toSegments } from "@/lib/podcast/themes";

/**
 * What the podcast page shows of a list, newest first: all, or of a long list the first of each
 * theme with the totals (docs/decisions/0070). The rest is in the archive.
 */
export function shownEpisodes(episodes: Episode[]): Pick<LoadedEpisodes, "episodes" | "totals"> {
  if (episodes.length <= PODCAST.onePage) return { episodes };
  const segments = toSegments(episodes);
  const shown = new Set([
    ...episodes.slice(0, PODCAST.featured),
    ...segments.flatMap((segment) => segment.episodes.slice(0, PODCAST.perSegment)),
  ]);
  return {
    episodes: episodes.filter((episode) => shown.has(episode)),
    totals: Object.fromEntries(segments.map(({ key, total }) => [key, total])),
  };
}
