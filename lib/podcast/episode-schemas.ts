/** The answers of the site's own API about episodes, as the podcast page reads them. */
// zod/mini, because browsers load this file.
import * as z from "zod/mini";
import { OTHER_THEME, THEMES } from "@/lib/podcast/themes";

// The policy of the pages forbids code made of text, which zod would compile schemas to.
z.config({ jitless: true });

const THEME_KEYS = [...THEMES, OTHER_THEME].map(({ key }) => key);

export const episodeSchema = z.object({
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

/** Who can sync and import: everybody, only the team with its token, or nobody yet. */
export const UPDATES = ["open", "team-only", "not-configured"] as const;

export const loadedEpisodes = z.object({
  source: z.enum(["database", "youtube"]),
  episodes: z.array(episodeSchema),
  updates: z.optional(z.enum(UPDATES)),
});

export const synced = z.object({ count: z.number() });

export const imported = z.object({ ok: z.literal(true) });

export const failed = z.object({ error: z.object({ message: z.string() }) });
