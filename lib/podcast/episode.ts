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
