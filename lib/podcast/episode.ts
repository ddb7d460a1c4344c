/** A podcast episode (§3.3). */
export type Episode = {
  /** Id of the video on YouTube. */
  id: string;
  title: string;
  description: string;
  /** URL of the thumbnail; empty when there is none. */
  thumbnail: string;
  /** ISO 8601. */
  publishedAt: string;
};

/** Response of GET /api/episodes: the episodes and their source. */
export type LoadedEpisodes = { source: "database" | "youtube"; episodes: Episode[] };

/** The ids of supabase/seed.sql begin like this. It is longer than an id of YouTube. */
const DEMONSTRATION_ID = "demo-ep-";

/** Whether an episode is one of the invented ones of supabase/seed.sql. */
export const isDemonstration = ({ id }: Episode): boolean => id.startsWith(DEMONSTRATION_ID);

/** The episodes that files for programs may list: without invented ones. */
export const realEpisodes = (loaded: LoadedEpisodes | undefined): Episode[] =>
  (loaded?.episodes ?? []).filter((episode) => !isDemonstration(episode));
