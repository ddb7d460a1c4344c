import { classifyEpisode } from "@/lib/podcast/classify";
import type { Episode } from "@/lib/podcast/episode";
import { OTHER_THEME, THEMES, type ThemeKey } from "@/lib/podcast/themes";

/** Episodes of one theme, in the order they were given. */
export type Segment = { key: ThemeKey; label: string; episodes: Episode[] };

/** Episodes grouped by theme, the largest group first (specification §9); themes without episodes are left out. */
export function toSegments(episodes: readonly Episode[]): Segment[] {
  return [...THEMES, OTHER_THEME]
    .map(({ key, label }) => ({
      key,
      label,
      episodes: episodes.filter((episode) => classifyEpisode(episode) === key),
    }))
    .filter((segment) => segment.episodes.length > 0)
    .sort((a, b) => b.episodes.length - a.episodes.length);
}
