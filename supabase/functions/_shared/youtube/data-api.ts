import type { z } from "zod";
import type { StoredEpisode } from "../episodes/store.ts";
import { fetchJson } from "./fetch.ts";
import { type PlaylistPage, playlistPage, videoList } from "./schemas.ts";

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
  const url = new URL(`${api.url}/${path}`);
  url.search = new URLSearchParams({ ...parameters, key: api.apiKey }).toString();
  const timeout = AbortSignal.timeout(api.timeoutMs);
  return fetchJson(schema, url, api.signal ? AbortSignal.any([api.signal, timeout]) : timeout);
}

/**
 * The uploads of a channel, which are the playlist UU… of the channel UC….
 * @param limit most entries to read, including deleted and private videos
 * @throws YouTubeError
 */
export async function* listUploadPages(
  api: YouTubeApi,
  channel: string,
  limit: number,
): AsyncGenerator<PlaylistPage> {
  const playlistId = channel.replace("UC", "UU");
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
