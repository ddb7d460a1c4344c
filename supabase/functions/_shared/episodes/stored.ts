import { z } from "zod";
import { type Database, DatabaseError } from "../database.ts";

/** An episode in the wire spelling of specification §3. */
const storedEpisode = z.object({
  youtube_video_id: z.string(),
  titulo: z.string(),
  descricao: z.string(),
  thumbnail_url: z.string(),
  data_publicacao: z.string(),
});

export type StoredEpisode = z.output<typeof storedEpisode>;

/**
 * Stored episodes, newest first.
 *
 * @param limit at most this many
 * @throws DatabaseError
 */
export async function listEpisodes(database: Database, limit: number): Promise<StoredEpisode[]> {
  const { data, error } = await database
    .from("episodes")
    .select(Object.keys(storedEpisode.shape).join(","))
    .order("data_publicacao", { ascending: false })
    .order("youtube_video_id")
    .limit(limit);
  if (error) throw new DatabaseError("list episodes", error.code);
  return z.array(storedEpisode).parse(data);
}
