import type { ThemeKey } from "@/lib/podcast/themes";

/** A podcast episode (§3.3), as lists show it and /api/episodes answers. */
export type Episode = {
  /** Id of the video on YouTube. */
  id: string;
  title: string;
  /** The start of the description, without chapters (§9.3). */
  summary: string;
  /** URL of the thumbnail; empty when there is none. */
  thumbnail: string;
  /** ISO 8601. */
  publishedAt: string;
  /** From the title (§9.3). */
  number?: number;
  theme: ThemeKey;
  /** Path of its page, for episodes that the build knew. */
  page?: string;
};

/** An episode as the server reads it. */
export type DescribedEpisode = Episode & { description: string };

/** The routes of the episodes. */
export const EPISODES_API = {
  list: "/api/episodes",
  sync: "/api/episodes/sync",
  import: "/api/episodes/import",
} as const;

/** Who can sync and import: everybody, only the team with its token, or nobody yet. */
export const UPDATES = ["open", "team-only", "not-configured"] as const;
export type Updates = (typeof UPDATES)[number];

/** Response of GET /api/episodes: the episodes, their source, and who can update them if known. */
export type LoadedEpisodes<Item extends Episode = Episode> = {
  source: "database" | "youtube";
  episodes: Item[];
  updates?: Updates;
  /** Digest of all of it that is shown: the page of a build compares it with its own. */
  version: string;
};

/** The part of episodes that lists show. */
export const listed = (episodes: readonly Episode[]): Episode[] =>
  episodes.map(({ id, title, summary, thumbnail, publishedAt, number, theme, page }) => {
    return { id, title, summary, thumbnail, publishedAt, number, theme, page };
  });

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
