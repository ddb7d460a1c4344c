import type { ThemeKey } from "@/lib/podcast/themes";

/** A podcast episode (§3.3), as lists show it and /api/episodes answers. */
export type Episode = {
  id: string;
  title: string;
  summary: string;
  thumbnail: string;
  /** ISO 8601. */
  publishedAt: string;
  number?: number;
  theme: ThemeKey;
  /** Path of its page, for episodes that the build knew. */
  page?: string;
};

export type DescribedEpisode = Episode & { description: string };

export const EPISODES_API = {
  list: "/api/episodes",
  sync: "/api/episodes/sync",
  import: "/api/episodes/import",
} as const;

/** Who can sync and import: everybody, only the team with its token, or nobody yet. */
export const UPDATES = ["open", "team-only", "not-configured"] as const;
export type Updates = (typeof UPDATES)[number];

export type LoadedEpisodes<Item extends Episode = Episode> = {
  source: "database" | "youtube";
  episodes: Item[];
  updates?: Updates;
};

const TEXTS = ["id", "title", "summary", "thumbnail", "publishedAt", "theme"] as const;

/** Whether the value has a list of episodes, each with what every episode has. */
export function isLoadedEpisodes(value: unknown): value is LoadedEpisodes {
  const { episodes } = Object(value) as Record<string, unknown>;
  const isEpisode = (episode: Partial<Episode> | null) =>
    TEXTS.every((name) => typeof episode?.[name] === "string");
  return Array.isArray(episodes) && episodes.every(isEpisode);
}

export const listed = (episodes: readonly Episode[]): Episode[] =>
  episodes.map(({ id, title, summary, thumbnail, publishedAt, number, theme, page }) => {
    return { id, title, summary, thumbnail, publishedAt, number, theme, page };
  });

/** The ids of supabase/seed.sql begin like this. It is longer than an id of YouTube. */
const DEMONSTRATION_ID = "demo-ep-";

export const isDemonstration = ({ id }: Pick<Episode, "id">): boolean =>
  id.startsWith(DEMONSTRATION_ID);

/** What plays for an invented episode, which has no video: a clock that shows the second. */
export const DEMONSTRATION_VIDEO = "/videos/demonstracao.webm";

export const realEpisodes = <Item extends Pick<Episode, "id">>(episodes: readonly Item[]): Item[] =>
  episodes.filter((episode) => !isDemonstration(episode));
