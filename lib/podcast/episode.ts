import type { z } from "zod/mini";
import type { episodeSchema, loadedEpisodes, UPDATES } from "@/lib/podcast/episode-schemas";

/** A podcast episode (§3.3), as lists show it and /api/episodes answers. */
export type Episode = z.infer<typeof episodeSchema>;

/** An episode as lists have it, without what only its page shows. */
export const listedEpisode = (episode: Episode): Episode => {
  const { id, title, summary, thumbnail, publishedAt, number, theme, page } = episode;
  return { id, title, summary, thumbnail, publishedAt, number, theme, page };
};

export type DescribedEpisode = Episode & { description: string };

export const EPISODES_API = {
  list: "/api/episodes",
  sync: "/api/episodes/sync",
  import: "/api/episodes/import",
} as const;

export type Updates = (typeof UPDATES)[number];

/** What /api/episodes answers, as the page reads it. */
export type LoadedEpisodes<Item extends Episode = Episode> = Omit<
  z.infer<typeof loadedEpisodes>,
  "episodes"
> & { episodes: Item[] };

/** The ids of supabase/seed.sql begin like this. It is longer than an id of YouTube. */
const DEMONSTRATION_ID = "demo-ep-";

export const isDemonstration = ({ id }: Pick<Episode, "id">): boolean =>
  id.startsWith(DEMONSTRATION_ID);

/** What plays for an invented episode, which has no video: a clock that shows the second. */
export const DEMONSTRATION_VIDEO = "/videos/demonstracao.webm";

export const realEpisodes = <Item extends Pick<Episode, "id">>(episodes: readonly Item[]): Item[] =>
  episodes.filter((episode) => !isDemonstration(episode));
