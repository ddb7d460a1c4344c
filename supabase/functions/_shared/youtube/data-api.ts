import type { z } from "zod";
import type { StoredEpisode } from "../episodes/store.ts";
import { fetchJson, YouTubeError } from "./fetch.ts";
import { channelList, type PlaylistPage, playlistPage, videoList } from "./schemas.ts";

/** The YouTube Data API v3; `timeoutMs` is for each call, `signal` aborts all. */
export type YouTubeApi = { url: string; apiKey: string; timeoutMs: number; signal?: AbortSignal };

/** Most entries that the API returns in one page. */
export const PAGE_SIZE = 50;

function callApi<T extends z.ZodType>(
  api: YouTubeApi,
  schema: T,
  path: string,
  parameters: Record<string, string>,
): Promise<z.output<T>> {
  const url = new URL(`${api.url.replace(/\/$/, "")}/${path}`);
  url.search = new URLSearchParams({ ...parameters, key: api.apiKey }).toString();
  const timeout = AbortSignal.timeout(api.timeoutMs);
  return fetchJson(schema, url, api.signal ? AbortSignal.any([api.signal, timeout]) : timeout);
}

/** `uploads` is a playlist. */
type Channel = { id: string; uploads: string };

/**
 * By its id, which needs no call (the uploads of UC… are UU…), or its handle (@…).
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

/** @param limit most entries to read, including deleted and private videos @throws YouTubeError */
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

/** One public video, and the id of its channel. @throws YouTubeError */
export async function fetchVideo(
  api: YouTubeApi,
  id: string,
): Promise<{ channelId: string; episode: StoredEpisode } | null> {
  const { items } = await callApi(api, videoList, "videos", { part: "snippet", id });
  return items.find(({ episode }) => episode.youtube_video_id === id) ?? null;
}
