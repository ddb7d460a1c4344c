import { serviceDatabase } from "../_shared/database.ts";
import type { FunctionContext } from "../_shared/edge-function.ts";
import type { FunctionEnv } from "../_shared/env.ts";
import { listEpisodes, type StoredEpisode } from "../_shared/episodes/stored.ts";
import { json } from "../_shared/http.ts";
import { PAGE_SIZE, uploadsPages } from "../_shared/youtube/data-api.ts";
import { readFeed } from "../_shared/youtube/feed.ts";
import { newestFirst } from "../_shared/youtube/video.ts";

/** From the best source the environment names; YouTube's own two need no database. */
async function read(env: FunctionEnv): Promise<[source: string, videos: StoredEpisode[]]> {
  const { apiKey, channelId, feedUrl, ...api } = env.youtube;
  if (!channelId) return ["database", await listEpisodes(serviceDatabase(env), PAGE_SIZE)];
  if (!apiKey) return ["feed", await readFeed(channelId, { ...api, url: feedUrl })];
  const { value: page } = await uploadsPages({ ...api, apiKey }, channelId, PAGE_SIZE).next();
  return ["api", page?.videos ?? []];
}

/** `{ "videos": [ … ] }`, the latest ones, newest first. */
export async function latest({ env, log }: FunctionContext): Promise<Response> {
  const [source, videos] = await read(env);
  log("info", { outcome: `listed-from-${source}`, count: videos.length });
  return json({ videos: newestFirst(videos) });
}
