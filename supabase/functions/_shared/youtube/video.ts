import { z } from "zod";
import type { StoredEpisode } from "../episodes/stored.ts";
import { storable } from "../text.ts";

/** Best first. */
const SIZES = ["maxres", "standard", "high", "medium", "default"] as const;

const thumbnail = z
  .object({ url: z.url({ protocol: /^https?$/ }) })
  .optional()
  .catch(undefined);

/** The address of the best picture there is; null when there is none. */
export const thumbnails = z
  .object({
    maxres: thumbnail,
    standard: thumbnail,
    high: thumbnail,
    medium: thumbnail,
    default: thumbnail,
  })
  .default({})
  .transform((pictures) => SIZES.map((size) => pictures[size]?.url).find(Boolean) ?? null);

/** A video as all of YouTube's sources tell of it; the lengths are those of the table `episodes`. */
export const video = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
    title: z.string().min(1).max(1000),
    description: z.string().max(20_000),
    thumbnail: z.string().max(2000).nullable(),
    publishedAt: z.iso.datetime({ offset: true }),
  })
  .transform(({ id, title, description, thumbnail, publishedAt }): StoredEpisode => ({
    youtube_video_id: id,
    titulo: storable(title),
    descricao: storable(description),
    thumbnail_url: thumbnail ?? `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    data_publicacao: new Date(publishedAt).toISOString(),
  }));

/** Newest first, as the stored ones come; each id once. */
export function newestFirst(episodes: StoredEpisode[]): StoredEpisode[] {
  const unique = new Map(episodes.map((episode) => [episode.youtube_video_id, episode]));
  return [...unique.values()].sort((one, other) =>
    other.data_publicacao.localeCompare(one.data_publicacao),
  );
}
