import { z } from "zod";
import { classifyEpisode, episodeNumber } from "@/lib/podcast/classify";
import { type DescribedEpisode, UPDATES } from "@/lib/podcast/episode";
import { withoutChapters } from "@/lib/podcast/timestamp";
import { truncateDescription } from "@/lib/podcast/episode-text";
import { log } from "@/lib/server/log";

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
  count: z.number().int().optional(),
  updates: z.enum(UPDATES).optional().catch(undefined),
  error: z.unknown().optional(),
});

export function toEpisodes(videos: readonly unknown[]): DescribedEpisode[] {
  const episodes = videos.flatMap((video) => wireEpisodeSchema.safeParse(video).data ?? []);
  const leftOut = videos.length - episodes.length;
  if (leftOut > 0) log("episodes_left_out", { count: leftOut });
  return [...new Map(episodes.map((episode) => [episode.id, episode])).values()].sort((a, b) =>
    b.publishedAt.localeCompare(a.publishedAt),
  );
}
