import { z } from "zod";
import { classifyEpisode, episodeNumber } from "@/lib/podcast/classify";
import type { DescribedEpisode } from "@/lib/podcast/episode";
import { UPDATES } from "@/lib/podcast/episode-schemas";
import { withoutChapters } from "@/lib/podcast/timestamp";
import { truncateDescription } from "@/lib/podcast/episode-text";
import { log } from "@/lib/server/log";

/** A name whose value is no text counts as missing. */
const text = z.string().optional().catch(undefined);

/** Both spellings of §3.3; the Portuguese one has priority. */
const wireEpisodeSchema = z
  .object({
    youtube_video_id: text,
    /** A number is the key of a row of the backend, not of a video: used where no other is. */
    id: z.union([z.string(), z.int()]).optional().catch(undefined),
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
    id: wire.youtube_video_id || String(wire.id ?? ""),
    title: wire.titulo || wire.title || "",
    description: wire.descricao || wire.description || "",
    thumbnail: wire.thumbnail_url || wire.thumbnail || "",
    publishedAt: isoMoment(wire.data_publicacao || wire.publishedAt || ""),
  }))
  .refine(({ id, title, publishedAt }) => Boolean(id && title && publishedAt))
  .transform((episode) => ({
    ...episode,
    summary: truncateDescription(withoutChapters(episode.description)),
    number: episodeNumber(episode.title),
    theme: classifyEpisode(episode),
  }));

/** Postgres writes "2025-09-02 21:00:00+00", which is not ISO 8601; empty if it is not a date. */
function isoMoment(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

export const videosResponseSchema = z.object({
  videos: z.array(z.unknown()),
  updates: z.enum(UPDATES).optional().catch(undefined),
});

export function toEpisodes(videos: readonly unknown[]): DescribedEpisode[] {
  const episodes = videos.flatMap((video) => wireEpisodeSchema.safeParse(video).data ?? []);
  const leftOut = videos.length - episodes.length;
  if (leftOut > 0) log("episodes_left_out", { count: leftOut });
  return [...new Map(episodes.map((episode) => [episode.id, episode])).values()].sort((a, b) =>
    b.publishedAt.localeCompare(a.publishedAt),
  );
}
