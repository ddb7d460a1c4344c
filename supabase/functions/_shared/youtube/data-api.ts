import type { z } from "zod";
import type { StoredEpisode } from "../episodes/stored.ts";
import { readJsonOf } from "./read.ts";
import { channelList, type PlaylistPage, playlistPage, videoList } from "./wire.ts";
import { YouTubeError } from "./youtube-error.ts";

/** Where and how the YouTube Data API v3 is called. */
export type YouTubeApi = {
  url: string;
  apiKey: string;
  /** Longest a single call may take, in milliseconds. */
  timeoutMs: number;
  /** Ends every call, whatever its own time. */
  signal?: AbortSignal;
};

/** The most that one page holds. */
export const PAGE_SIZE = 50;

function ask<T extends z.ZodType>(
  api: YouTubeApi,
  shape: T,
  path: string,
  parameters: Record<string, string>,
): Promise<z.output<T>> {
  const url = new URL(`${api.url.replace(/\/+$/, "")}/${path}`);
  url.search = new URLSearchParams({ ...parameters, key: api.apiKey }).toString();
  const bound = AbortSignal.timeout(api.timeoutMs);
  return readJsonOf(shape, url, api.signal ? AbortSignal.any([api.signal, bound]) : bound);
}

/** The playlist of a channel's uploads. UC… and UU… differ in nothing else, which saves a call. */
async function uploadsPlaylist(api: YouTubeApi, channel: string): Promise<string> {
  if (/^UC[\w-]{22}$/.test(channel)) return channel.replace("UC", "UU");
  const filter = channel.startsWith("@") ? { forHandle: channel } : { id: channel };
  const { items } = await ask(api, channelList, "channels", { part: "contentDetails", ...filter });
  const [found] = items;
  if (!found) throw new YouTubeError("refused", "CHANNEL_NOT_FOUND");
  return found.contentDetails.relatedPlaylists.uploads;
}

/**
 * A channel's uploads, page by page.
 *
 * @param channel its id (UC…), or its handle (@…)
 * @param limit reads at most this many entries, deleted and private ones included
 * @throws YouTubeError
 */
export async function* uploadsPages(
  api: YouTubeApi,
  channel: string,
  limit: number,
): AsyncGenerator<PlaylistPage> {
  const playlistId = await uploadsPlaylist(api, channel);
  let pageToken: string | undefined;
  for (let left = limit; left > 0; left -= PAGE_SIZE) {
    const page = await ask(api, playlistPage, "playlistItems", {
      part: "snippet,contentDetails",
      playlistId,
      maxResults: String(Math.min(left, PAGE_SIZE)),
      ...(pageToken && { pageToken }),
    });
    yield page;
    pageToken = page.nextPageToken;
    if (!pageToken) return;
  }
}

/**
 * One video, or null when YouTube knows none of that id that everybody may see.
 *
 * @throws YouTubeError
 */
export async function findVideo(api: YouTubeApi, id: string): Promise<StoredEpisode | null> {
  const { items } = await ask(api, videoList, "videos", { part: "snippet", id });
  return items.find((item) => item.youtube_video_id === id) ?? null;
}
