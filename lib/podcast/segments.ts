import { classifyEpisode } from "@/lib/podcast/classify";
import type { Episode } from "@/lib/podcast/episode";
import { OTHER_THEME, THEMES, type ThemeKey } from "@/lib/podcast/themes";

/** The episodes of one theme, in input order. */
export type Segment = { key: ThemeKey; label: string; episodes: Episode[] };

/** Groups episodes by theme, largest group first (§9.3). Themes without episodes are omitted. */
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
