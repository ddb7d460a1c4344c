import { type DatabaseClient, dataOf } from "../database.ts";
import type { Database } from "../database.types.ts";

/** Most episodes that are read or listed at once (specification §9.3). */
export const EPISODE_LIMIT = 500;

export type StoredEpisode = Omit<Database["public"]["Tables"]["episodes"]["Row"], "updated_at">;

/** Newest first. @throws DatabaseError */
export async function listEpisodes(
  database: DatabaseClient,
  limit: number,
): Promise<StoredEpisode[]> {
  const stored = database
    .from("episodes")
    .select("youtube_video_id, titulo, descricao, thumbnail_url, data_publicacao")
    .order("data_publicacao", { ascending: false })
    .order("youtube_video_id")
    .limit(limit);
  return dataOf(stored);
}

/** Inserts or updates episodes, whose ids are unique. @throws DatabaseError */
export async function storeEpisodes(
  database: DatabaseClient,
  episodes: StoredEpisode[],
): Promise<void> {
  if (episodes.length === 0) return;
  const updated_at = new Date().toISOString();
  const rows = episodes.map((episode) => ({ ...episode, updated_at }));
  await dataOf(database.from("episodes").upsert(rows));
}
