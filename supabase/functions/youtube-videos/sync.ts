import { type Database, serviceDatabase } from "../_shared/database.ts";
import type { FunctionContext } from "../_shared/edge-function.ts";
import { EPISODE_LIMIT, listEpisodes, storeEpisodes } from "../_shared/episodes/stored.ts";
import { beginSync, endSync } from "../_shared/episodes/sync-lock.ts";
import { failure, json } from "../_shared/http.ts";
import { errorCode, type Log } from "../_shared/log.ts";
import { uploadsPages, type YouTubeApi } from "../_shared/youtube/data-api.ts";
import { newestFirst } from "../_shared/youtube/video.ts";

/** Longest a run reads from YouTube; hosted functions may take 150 seconds at least. */
const BUDGET_MS = 100_000;

/** A run that began this long ago has crashed: none lasts so long. */
const STALE_AFTER_MS = 180_000;

export type SyncOf = { api: YouTubeApi; channel: string; limit: number };

/** Stores page after page, so that a failure keeps what came before it. Gives how many videos it stored. */
async function copyChannel(
  { api, channel, limit }: SyncOf,
  database: Database,
  log: Log,
): Promise<number> {
  const ids = new Set<string>();
  let page = 0;
  for await (const { videos, skipped } of uploadsPages(api, channel, limit)) {
    const episodes = newestFirst(videos);
    await storeEpisodes(database, episodes);
    for (const { youtube_video_id } of episodes) ids.add(youtube_video_id);
    page += 1;
    log("info", { outcome: "page-stored", page, count: episodes.length, skipped });
  }
  return ids.size;
}

function tooSoon(waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1000);
  return failure(`Sincronização recente: tente novamente em ${seconds} s.`, 429, {
    "Retry-After": String(seconds),
  });
}

/**
 * Reads the channel into the database: `{ "videos": [ … ], "count" }`, all stored episodes and how many
 * videos this run stored. 409 while another run is under way, 429 shortly after a complete one.
 *
 * @throws YouTubeError or DatabaseError; what was stored stays, and a repeat completes it
 */
export async function sync(of: SyncOf, { env, log }: FunctionContext): Promise<Response> {
  const database = serviceDatabase(env);
  const { coolDownMs } = env.sync;
  const start = await beginSync(database, { staleAfterMs: STALE_AFTER_MS, coolDownMs });
  if (start.state !== "begun") {
    log("info", { outcome: "sync-refused", code: start.state });
    if (start.state === "cooling-down") return tooSoon(start.wait_ms);
    return failure("Já existe uma sincronização em andamento.", 409);
  }

  const began = performance.now();
  let completed = false;
  let count: number;
  try {
    const api = { ...of.api, signal: AbortSignal.timeout(BUDGET_MS) };
    count = await copyChannel({ ...of, api }, database, log);
    completed = true;
  } finally {
    await endSync(database, start.run, { completed }).catch((error: unknown) =>
      log("error", { outcome: "sync-end-not-recorded", code: errorCode(error) }),
    );
  }
  log("info", { outcome: "synced", count, durationMs: Math.round(performance.now() - began) });
  return json({ videos: await listEpisodes(database, EPISODE_LIMIT), count });
}
