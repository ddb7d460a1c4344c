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
  /** Path of its page, for episodes that the build knew. */
  page?: string;
};

/** Who can sync and import: everybody, only the team with its token, or nobody yet. */
export const UPDATES = ["open", "team-only", "not-configured"] as const;
export type Updates = (typeof UPDATES)[number];

/** Response of GET /api/episodes: the episodes, their source, and who can update them if known. */
export type LoadedEpisodes = {
  source: "database" | "youtube";
  episodes: Episode[];
  updates?: Updates;
};

/** The ids of supabase/seed.sql begin like this. It is longer than an id of YouTube. */
const DEMONSTRATION_ID = "demo-ep-";

/** Whether an episode is one of the invented ones of supabase/seed.sql. */
export const isDemonstration = ({ id }: Pick<Episode, "id">): boolean =>
  id.startsWith(DEMONSTRATION_ID);

/** What plays for an invented episode, which has no video: a clock that shows the second. */
export const DEMONSTRATION_VIDEO = "/videos/demonstracao.webm";

/** The episodes that files for programs may list: without invented ones. */
export const realEpisodes = <Item extends Pick<Episode, "id">>(episodes: readonly Item[]): Item[] =>
  episodes.filter((episode) => !isDemonstration(episode));
