import { z } from "zod";
import type { Episode } from "@/lib/podcast/episode";

const text = z.string().nullish();

/** Both spellings of §3.3; the Portuguese one has priority. */
const wireEpisodeSchema = z
  .object({
    youtube_video_id: text,
    id: text,
    titulo: text,
    title: text,
    descricao: text,
    description: text,
    thumbnail_url: text,
    thumbnail: text,
    data_publicacao: text,
    publishedAt: text,
  })
  .transform((wire) => ({
    id: wire.youtube_video_id || wire.id || "",
    title: wire.titulo || wire.title || "",
    description: wire.descricao || wire.description || "",
    thumbnail: wire.thumbnail_url || wire.thumbnail || "",
    publishedAt: isoMoment(wire.data_publicacao || wire.publishedAt || ""),
  }))
  .refine((episode) => episode.id !== "" && episode.title !== "");

/** Postgres writes "2025-09-02 21:00:00+00", which is not ISO 8601; empty if it is not a date. */
function isoMoment(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

/** Response of fetch-episodios and youtube-videos (§7): `videos` or `error`. */
export const videosResponseSchema = z.object({
  videos: z.array(z.unknown()).optional(),
  count: z.number().int().optional(),
  error: z.unknown().optional(),
});

/** The episodes of a response, newest first, without items that have no id or no title. */
export function toEpisodes(videos: readonly unknown[]): Episode[] {
  return videos
    .flatMap((video) => wireEpisodeSchema.safeParse(video).data ?? [])
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
