/** A podcast episode (specification §3), whatever spelling it arrived in. */
export type Episode = {
  /** The video platform's id of the video. */
  id: string;
  title: string;
  description: string;
  /** Address of the cover; empty when there is none. */
  thumbnail: string;
  /** ISO 8601. */
  publishedAt: string;
};

/** Episodes and where they came from; what GET /api/episodes answers. */
export type LoadedEpisodes = { source: "database" | "youtube"; episodes: Episode[] };
