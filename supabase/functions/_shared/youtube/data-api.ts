import type { z } from "zod";
import type { StoredEpisode } from "../episodes/store.ts";
import { fetchJson, YouTubeError } from "./fetch.ts";
import { channelList, type PlaylistPage, playlistPage, videoList } from "./schemas.ts";

/** Configuration of calls to the YouTube Data API v3. */
export type YouTubeApi = {
  url: string;
  apiKey: string;
  /** Timeout of each call, in milliseconds. */
  timeoutMs: number;
  /** Aborts all calls. */
  signal?: AbortSignal;
};

/** Most entries that the API returns in one page. */
export const PAGE_SIZE = 50;

function callApi<T extends z.ZodType>(
  api: YouTubeApi,
  schema: T,
  path: string,
  parameters: Record<string, string>,
): Promise<z.output<T>> {
  const url = new URL(`${api.url.replace(/\/+$/, "")}/${path}`);
  url.search = new URLSearchParams({ ...parameters, key: api.apiKey }).toString();
  const timeout = AbortSignal.timeout(api.timeoutMs);
  return fetchJson(schema, url, api.signal ? AbortSignal.any([api.signal, timeout]) : timeout);
}

/** A channel: its id, and the playlist of its uploads. */
export type Channel = { id: string; uploads: string };

/**
 * Resolves a channel. An id UC… needs no call: its uploads are UU….
 *
 * @param channel id (UC…) or handle (@…)
 * @throws YouTubeError
 */
export async function resolveChannel(api: YouTubeApi, channel: string): Promise<Channel> {
  if (/^UC[\w-]{22}$/.test(channel)) return { id: channel, uploads: channel.replace("UC", "UU") };
  const filter = channel.startsWith("@") ? { forHandle: channel } : { id: channel };
  const { items } = await callApi(api, channelList, "channels", {
    part: "contentDetails",
    ...filter,
  });
  const [item] = items;
  if (!item) throw new YouTubeError("refused", "CHANNEL_NOT_FOUND");
  return { id: item.id, uploads: item.contentDetails.relatedPlaylists.uploads };
}

/**
 * Reads the uploads of a channel, page by page.
 *
 * @param channel id (UC…) or handle (@…)
 * @param limit most entries to read, including deleted and private videos
 * @throws YouTubeError
 */
export async function* listUploadPages(
  api: YouTubeApi,
  channel: string,
  limit: number,
): AsyncGenerator<PlaylistPage> {
  const { uploads: playlistId } = await resolveChannel(api, channel);
  let pageToken: string | undefined;
  for (let remaining = limit; remaining > 0; remaining -= PAGE_SIZE) {
    const page = await callApi(api, playlistPage, "playlistItems", {
      part: "snippet,contentDetails",
      playlistId,
      maxResults: String(Math.min(remaining, PAGE_SIZE)),
      ...(pageToken && { pageToken }),
    });
    yield page;
    pageToken = page.nextPageToken;
    if (!pageToken) return;
  }
}

/**
 * Reads one video and the id of its channel. Returns null when there is no public video with that
 * id.
 *
 * @throws YouTubeError
 */
export async function fetchVideo(
  api: YouTubeApi,
  id: string,
): Promise<{ channelId: string; episode: StoredEpisode } | null> {
  const { items } = await callApi(api, videoList, "videos", { part: "snippet", id });
  return items.find(({ episode }) => episode.youtube_video_id === id) ?? null;
}
