import { z } from "zod";
import type { StoredEpisode } from "../episodes/store.ts";
import { cleanText } from "../contract/text.ts";

/** From the largest to the smallest. */
const SIZES = ["maxres", "standard", "high", "medium", "default"] as const;

const thumbnail = z
  .object({ url: z.url({ protocol: /^https?$/ }) })
  .optional()
  .catch(undefined);

const thumbnails = z
  .record(z.string(), thumbnail)
  .nullish()
  .transform((sizes) => SIZES.map((size) => sizes?.[size]?.url).find(Boolean) ?? null);

const videoId = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/);

export const isVideoId = (text: string): boolean => videoId.safeParse(text).success;

/** Fields that the API and the feed have in common; the limits are those of table `episodes`. */
export const video = z
  .object({
    id: videoId,
    title: z.string().min(1).max(1000),
    description: z.string().max(20_000),
    thumbnail: z.string().max(2000).nullable(),
    publishedAt: z.iso.datetime({ offset: true }),
  })
  .transform(({ id, title, description, thumbnail, publishedAt }): StoredEpisode => ({
    youtube_video_id: id,
    titulo: cleanText(title),
    descricao: cleanText(description),
    thumbnail_url: thumbnail ?? `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    data_publicacao: new Date(publishedAt).toISOString(),
  }));

/**
 * The items that have the schema's form, and how many were left out because they have another one.
 * A list of those only is not what was expected.
 */
export const readable = <Item>(schema: z.ZodType<Item>) =>
  z.array(z.unknown()).transform((items, context): { items: Item[]; odd: number } => {
    const read = items.flatMap((item) => {
      const { success, data } = schema.safeParse(item);
      return success ? [data] : [];
    });
    if (items.length > 0 && read.length === 0)
      context.addIssue({ code: "custom", message: "no readable item" });
    return { items: read, odd: items.length - read.length };
  });

/** Each episode once, the newest first. */
export function newestFirst(episodes: StoredEpisode[]): StoredEpisode[] {
  const unique = new Map(episodes.map((episode) => [episode.youtube_video_id, episode]));
  return [...unique.values()].sort((a, b) => b.data_publicacao.localeCompare(a.data_publicacao));
}

const UNAVAILABLE: ReadonlySet<string> = new Set(["Deleted video", "Private video"]);

const snippet = z.object({
  title: z.string(),
  description: z
    .string()
    .nullish()
    .transform((text) => text ?? ""),
  publishedAt: z.string(),
  thumbnails,
});

const playlistItem = z
  .object({
    snippet: snippet.partial({ publishedAt: true }),
    contentDetails: z.object({ videoId: z.string(), videoPublishedAt: z.string().optional() }),
  })
  .transform(({ snippet, contentDetails }) => {
    const publishedAt = contentDetails.videoPublishedAt ?? snippet.publishedAt;
    if (UNAVAILABLE.has(snippet.title) || !publishedAt) return null;
    const { title, description, thumbnails: thumbnail } = snippet;
    return { id: contentDetails.videoId, title, description, thumbnail, publishedAt };
  })
  .pipe(video.nullable());

/**
 * playlistItems.list, part=snippet,contentDetails. `videos` has no deleted, private or odd ones.
 */
export const playlistPage = z
  .object({ items: readable(playlistItem), nextPageToken: z.string().min(1).optional() })
  .transform(({ items: { items, odd }, nextPageToken }) => {
    const videos = items.filter((item) => item !== null);
    return { videos, skipped: items.length - videos.length + odd, nextPageToken };
  });

export type PlaylistPage = z.output<typeof playlistPage>;

/** videos.list, part=snippet: each video with the channel that it belongs to. */
export const videoList = z.object({
  items: z.array(
    z
      .object({ id: z.string(), snippet: snippet.extend({ channelId: z.string() }) })
      .transform(({ id, snippet: { thumbnails: thumbnail, channelId, ...texts } }) => ({
        channelId,
        episode: { id, thumbnail, ...texts },
      }))
      .pipe(z.object({ channelId: z.string(), episode: video })),
  ),
});
