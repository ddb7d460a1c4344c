import { z } from "zod";
import { thumbnails, video } from "./video.ts";

/** Titles of unavailable videos in a playlist. */
const UNAVAILABLE: ReadonlySet<string> = new Set(["Deleted video", "Private video"]);

const snippet = z.object({
  title: z.string(),
  description: z.string().default(""),
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

/** playlistItems.list, part=snippet,contentDetails. `videos` has no deleted or private ones. */
export const playlistPage = z
  .object({ items: z.array(playlistItem), nextPageToken: z.string().min(1).optional() })
  .transform(({ items, nextPageToken }) => {
    const videos = items.filter((item) => item !== null);
    return { videos, skipped: items.length - videos.length, nextPageToken };
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

/** channels.list, part=contentDetails. An unknown channel has no `items`. */
export const channelList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().min(1) }) }),
      }),
    )
    .default([]),
});
