import { createServiceClient, type DatabaseClient, DatabaseError } from "../_shared/database.ts";
import { errorCode, type FunctionContext, type Log } from "../_shared/edge-function.ts";
import { EPISODE_LIMIT, listEpisodes, storeEpisodes } from "../_shared/episodes/store.ts";
import { beginTask, endSync, returnImport, taskRefusal } from "../_shared/episodes/tasks.ts";
import { errorResponse, jsonResponse } from "../_shared/http.ts";
import { fetchVideo, listUploadPages, type YouTubeApi } from "../_shared/youtube/data-api.ts";
import { isVideoId, newestFirst } from "../_shared/youtube/schemas.ts";

type ImportOptions = { api: YouTubeApi; channel: string; videoId: string };

/** Answers `{ "ok": true, "id", "videos": [video] }`. @throws YouTubeError or DatabaseError */
export async function importVideo(
  { api, channel, videoId }: ImportOptions,
  { request, env, log }: FunctionContext,
): Promise<Response> {
  const refused = (code: string, message: string, status: number) => {
    log("info", { outcome: "import-refused", code });
    return errorResponse(message, status);
  };
  const notFound = () => refused("not-found", "Vídeo não encontrado no YouTube.", 404);
  if (!isVideoId(videoId)) return notFound();

  const database = createServiceClient(env);
  const start = await beginTask(database, "import", request.headers, env);
  if (start.state !== "begun") {
    log("info", { outcome: "import-refused", code: start.state });
    return taskRefusal("import", start);
  }
  const video = await fetchVideo(api, videoId);
  const isForeign = video && video.channelId !== channel;
  if (!video || isForeign) await returnImport(database);
  if (!video) return notFound();
  if (isForeign) {
    return refused("foreign-channel", "Este vídeo não é do canal do PrimoZé Cast.", 422);
  }
  await storeEpisodes(database, [video.episode]);
  log("info", { outcome: "imported", count: 1 });
  return jsonResponse({ ok: true, id: videoId, videos: [video.episode] });
}

/** Hosted functions may run for at least 150 seconds. */
const READ_TIMEOUT_MS = 100_000;

type SyncOptions = { api: YouTubeApi; channel: string; limit: number };

/** Stores each page as it is read, so that an error keeps earlier pages. */
async function copyChannel(
  { api, channel, limit }: SyncOptions,
  database: DatabaseClient,
  log: Log,
): Promise<{ count: number; isWhole: boolean }> {
  const ids = new Set<string>();
  let page = 0;
  let isWhole = true;
  for await (const { videos, skipped, nextPageToken } of listUploadPages(api, channel, limit)) {
    const episodes = newestFirst(videos);
    await storeEpisodes(database, episodes);
    for (const { youtube_video_id } of episodes) ids.add(youtube_video_id);
    page += 1;
    isWhole = nextPageToken === undefined;
    log("info", { outcome: "page-stored", page, count: episodes.length, skipped });
  }
  return { count: ids.size, isWhole };
}

/**
 * Copies the channel into the database. Returns `{ "videos": [ … ], "count" }`: all stored episodes
 * and the number of videos of this run.
 * @throws YouTubeError or DatabaseError; pages stored before the error are kept
 */
export async function sync(
  options: SyncOptions,
  { request, env, log }: FunctionContext,
): Promise<Response> {
  const database = createServiceClient(env);
  const start = await beginTask(database, "sync", request.headers, env);
  if (start.state !== "begun") {
    log("info", { outcome: "sync-refused", code: start.state });
    return taskRefusal("sync", start);
  }
  const { run } = start;
  if (!run) throw new DatabaseError("no-run");

  const startedAt = performance.now();
  let completed = false;
  let count: number;
  try {
    const api = { ...options.api, signal: AbortSignal.timeout(READ_TIMEOUT_MS) };
    const copied = await copyChannel({ ...options, api }, database, log);
    count = copied.count;
    // A run with a small limit must not keep others from reading the rest.
    completed = copied.isWhole || options.limit >= EPISODE_LIMIT;
  } finally {
    await endSync(database, run, completed).catch((error: unknown) =>
      log("error", { outcome: "sync-end-not-recorded", code: errorCode(error) }),
    );
  }
  log("info", { outcome: "synced", count, durationMs: Math.round(performance.now() - startedAt) });
  return jsonResponse({ videos: await listEpisodes(database, EPISODE_LIMIT), count });
}
