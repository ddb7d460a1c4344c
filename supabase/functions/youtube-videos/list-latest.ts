import { createServiceClient } from "../_shared/database.ts";
import type { FunctionContext } from "../_shared/edge-function.ts";
import type { FunctionEnv } from "../_shared/env.ts";
import { listEpisodes, type StoredEpisode } from "../_shared/episodes/store.ts";
import { updatesOf } from "../_shared/episodes/updates.ts";
import { jsonResponse } from "../_shared/http.ts";
import { listUploadPages, PAGE_SIZE } from "../_shared/youtube/data-api.ts";
import { fetchFeed } from "../_shared/youtube/feed.ts";
import { newestFirst } from "../_shared/youtube/video.ts";

/** How long the answer of YouTube is used again, in milliseconds. */
const FRESH_MS = 60_000;

type Youtube = FunctionEnv["youtube"];

/** The last answer of this instance, and what it was asked with. */
let latest: { key: string; at: number; videos: Promise<StoredEpisode[]> } | undefined;

async function readYoutube({ apiKey, channelId = "", feedUrl, ...api }: Youtube) {
  if (!apiKey) return fetchFeed(channelId, { ...api, url: feedUrl });
  const { value: page } = await listUploadPages({ ...api, apiKey }, channelId, PAGE_SIZE).next();
  return page?.videos ?? [];
}

/** Reads YouTube at most once a minute. A failure is not kept. */
function readYoutubeCached(youtube: Youtube): Promise<StoredEpisode[]> {
  const key = JSON.stringify(youtube);
  const now = performance.now();
  if (latest?.key === key && now - latest.at < FRESH_MS) return latest.videos;
  const videos = readYoutube(youtube);
  const entry = { key, at: now, videos };
  latest = entry;
  videos.catch(() => {
    if (latest === entry) latest = undefined;
  });
  return videos;
}

/**
 * The latest episodes as `{ "videos": [ … ], "updates" }`, newest first: of the API, else of the
 * public feed, else of the database, depending on the environment.
 */
export async function listLatest({ env, log }: FunctionContext): Promise<Response> {
  const { apiKey, channelId } = env.youtube;
  const source = channelId ? (apiKey ? "api" : "feed") : "database";
  const videos = channelId
    ? await readYoutubeCached(env.youtube)
    : await listEpisodes(createServiceClient(env), PAGE_SIZE);
  log("info", { outcome: `listed-from-${source}`, count: videos.length });
  return jsonResponse({ videos: newestFirst(videos), updates: updatesOf(env) });
}
