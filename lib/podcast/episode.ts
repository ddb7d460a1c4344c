// zod/mini, because browsers load this file.
import * as z from "zod/mini";
import { OTHER_THEME, THEMES } from "@/lib/podcast/themes";

// The policy of the pages forbids code made of text, which zod would compile schemas to.
z.config({ jitless: true });

const THEME_KEYS = [...THEMES, OTHER_THEME].map(({ key }) => key);

/** A podcast episode (§3.3), as lists show it and /api/episodes answers. */
const episodeSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  thumbnail: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
  number: z.optional(z.number()),
  theme: z.enum(THEME_KEYS),
  /** Path of its page, for episodes that the build knew. */
  page: z.optional(z.string()),
});

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

/** Who can sync and import: everybody, only the team with its token, or nobody yet. */
export const UPDATES = ["open", "team-only", "not-configured"] as const;
export type Updates = (typeof UPDATES)[number];

/** What /api/episodes answers, as the page reads it. */
export const loadedEpisodes = z.object({
  source: z.enum(["database", "youtube"]),
  episodes: z.array(episodeSchema),
  updates: z.optional(z.enum(UPDATES)),
});

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
