import { createServiceClient } from "../_shared/database.ts";
import type { FunctionContext } from "../_shared/edge-function.ts";
import { storeEpisodes } from "../_shared/episodes/store.ts";
import { beginTask, taskRefusal } from "../_shared/episodes/tasks.ts";
import { errorResponse, jsonResponse } from "../_shared/http.ts";
import { fetchVideo, resolveChannel, type YouTubeApi } from "../_shared/youtube/data-api.ts";
import { isVideoId } from "../_shared/youtube/schemas.ts";

type ImportOptions = { api: YouTubeApi; channel: string; videoId: string };

/**
 * Imports one video of the configured channel. Returns `{ "ok": true, "id", "videos": [video] }`,
 * 404 when there is no public video with that id, 422 for a video of another channel, 429 during
 * the cool-down of imports or above the limit that they share with syncs.
 *
 * @throws YouTubeError or DatabaseError
 */
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
  const start = await beginTask(database, "import", {
    headers: request.headers,
    siteToken: env.limits.siteToken,
    coolDownMs: env.sync.coolDownMs,
  });
  if (start.state !== "begun") {
    log("info", { outcome: "import-refused", code: start.state });
    return taskRefusal("import", start);
  }
  const video = await fetchVideo(api, videoId);
  if (!video) return notFound();
  if (video.channelId !== (await resolveChannel(api, channel)).id) {
    return refused("foreign-channel", "Este vídeo não é do canal do PrimoZé Cast.", 422);
  }
  await storeEpisodes(database, [video.episode]);
  log("info", { outcome: "imported", count: 1 });
  return jsonResponse({ ok: true, id: videoId, videos: [video.episode] });
}
