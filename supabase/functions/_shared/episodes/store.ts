import { z } from "zod";
import { type Database, dataOf } from "../database.ts";
import type { Log } from "../edge-function.ts";

/** Most episodes that are read or listed at once (specification §9.3). */
export const EPISODE_LIMIT = 500;

const storedEpisode = z.object({
  youtube_video_id: z.string(),
  titulo: z.string(),
  descricao: z.string(),
  thumbnail_url: z.string(),
  data_publicacao: z.string(),
});

export type StoredEpisode = z.output<typeof storedEpisode>;

/** Newest first, without rows that cannot be read, which are logged. @throws DatabaseError */
export async function listEpisodes(
  database: Database,
  limit: number,
  log: Log,
): Promise<StoredEpisode[]> {
  const stored = database
    .from("episodes")
    .select(Object.keys(storedEpisode.shape).join(","))
    .order("data_publicacao", { ascending: false })
    .order("youtube_video_id")
    .limit(limit);
  const rows = z.array(z.unknown()).parse(await dataOf(stored));
  const episodes = rows.flatMap((row) => storedEpisode.safeParse(row).data ?? []);
  const skipped = rows.length - episodes.length;
  if (skipped > 0) log("error", { outcome: "episodes-left-out", skipped });
  return episodes;
}

/** Inserts or updates episodes, whose ids are unique. @throws DatabaseError */
export async function storeEpisodes(database: Database, episodes: StoredEpisode[]): Promise<void> {
  if (episodes.length === 0) return;
  const updated_at = new Date().toISOString();
  const rows = episodes.map((episode) => ({ ...episode, updated_at }));
  await dataOf(database.from("episodes").upsert(rows));
}
