import { createServiceClient } from "../_shared/database.ts";
import type { FunctionContext } from "../_shared/edge-function.ts";
import type { FunctionEnv } from "../_shared/env.ts";
import { listEpisodes, type StoredEpisode } from "../_shared/episodes/store.ts";
import { jsonResponse } from "../_shared/http.ts";
import { listUploadPages, PAGE_SIZE } from "../_shared/youtube/data-api.ts";
import { fetchFeed } from "../_shared/youtube/feed.ts";
import { newestFirst } from "../_shared/youtube/video.ts";

/** Reads the API, else the public feed, else the database, depending on the environment. */
async function readVideos(env: FunctionEnv): Promise<[source: string, videos: StoredEpisode[]]> {
  const { apiKey, channelId, feedUrl, ...api } = env.youtube;
  if (!channelId) return ["database", await listEpisodes(createServiceClient(env), PAGE_SIZE)];
  if (!apiKey) return ["feed", await fetchFeed(channelId, { ...api, url: feedUrl })];
  const { value: page } = await listUploadPages({ ...api, apiKey }, channelId, PAGE_SIZE).next();
  return ["api", page?.videos ?? []];
}

/** The latest episodes as `{ "videos": [ … ] }`, newest first. */
export async function listLatest({ env, log }: FunctionContext): Promise<Response> {
  const [source, videos] = await readVideos(env);
  log("info", { outcome: `listed-from-${source}`, count: videos.length });
  return jsonResponse({ videos: newestFirst(videos) });
}
