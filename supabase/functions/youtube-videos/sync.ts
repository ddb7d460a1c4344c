import { createServiceClient, type Database } from "../_shared/database.ts";
import type { FunctionContext } from "../_shared/edge-function.ts";
import { EPISODE_LIMIT, listEpisodes, storeEpisodes } from "../_shared/episodes/store.ts";
import { beginSync, endSync } from "../_shared/episodes/sync-lock.ts";
import { errorResponse, jsonResponse } from "../_shared/http.ts";
import { errorCode, type Log } from "../_shared/log.ts";
import { listUploadPages, type YouTubeApi } from "../_shared/youtube/data-api.ts";
import { newestFirst } from "../_shared/youtube/video.ts";

/** Timeout for reading from YouTube; hosted functions may run for at least 150 seconds. */
const READ_TIMEOUT_MS = 100_000;

/** A run that began longer ago than this has crashed. */
const STALE_AFTER_MS = 180_000;

type SyncOptions = { api: YouTubeApi; channel: string; limit: number };

/** Stores each page as it is read, so that an error keeps earlier pages. Returns the count. */
async function copyChannel(
  { api, channel, limit }: SyncOptions,
  database: Database,
  log: Log,
): Promise<number> {
  const ids = new Set<string>();
  let page = 0;
  for await (const { videos, skipped } of listUploadPages(api, channel, limit)) {
    const episodes = newestFirst(videos);
    await storeEpisodes(database, episodes);
    for (const { youtube_video_id } of episodes) ids.add(youtube_video_id);
    page += 1;
    log("info", { outcome: "page-stored", page, count: episodes.length, skipped });
  }
  return ids.size;
}

function coolingDown(waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1000);
  return errorResponse(`Sincronização recente: tente novamente em ${seconds} s.`, 429, {
    "Retry-After": String(seconds),
  });
}

/**
 * Copies the channel into the database. Returns `{ "videos": [ … ], "count" }`: all stored episodes
 * and the number of videos of this run. 409 while another run is in progress, 429 during the
 * cool-down after a complete run.
 *
 * @throws YouTubeError or DatabaseError; pages stored before the error are kept
 */
export async function sync(options: SyncOptions, { env, log }: FunctionContext): Promise<Response> {
  const database = createServiceClient(env);
  const { coolDownMs } = env.sync;
  const start = await beginSync(database, { staleAfterMs: STALE_AFTER_MS, coolDownMs });
  if (start.state !== "begun") {
    log("info", { outcome: "sync-refused", code: start.state });
    if (start.state === "cooling-down") return coolingDown(start.wait_ms);
    return errorResponse("Já existe uma sincronização em andamento.", 409);
  }

  const startedAt = performance.now();
  let completed = false;
  let count: number;
  try {
    const api = { ...options.api, signal: AbortSignal.timeout(READ_TIMEOUT_MS) };
    count = await copyChannel({ ...options, api }, database, log);
    completed = true;
  } finally {
    await endSync(database, start.run, { completed }).catch((error: unknown) =>
      log("error", { outcome: "sync-end-not-recorded", code: errorCode(error) }),
    );
  }
  log("info", { outcome: "synced", count, durationMs: Math.round(performance.now() - startedAt) });
  return jsonResponse({ videos: await listEpisodes(database, EPISODE_LIMIT), count });
}
