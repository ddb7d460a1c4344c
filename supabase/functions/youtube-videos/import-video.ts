import { createServiceClient } from "../_shared/database.ts";
import type { FunctionContext } from "../_shared/edge-function.ts";
import { storeEpisodes } from "../_shared/episodes/store.ts";
import { errorResponse, jsonResponse } from "../_shared/http.ts";
import { fetchVideo, type YouTubeApi } from "../_shared/youtube/data-api.ts";

/**
 * Imports one video from YouTube. Returns `{ "ok": true, "id", "videos": [video] }`, or 404 when
 * there is no public video with that id.
 *
 * @throws YouTubeError or DatabaseError
 */
export async function importVideo(
  { api, videoId }: { api: YouTubeApi; videoId: string },
  { env, log }: FunctionContext,
): Promise<Response> {
  const episode = await fetchVideo(api, videoId);
  if (!episode) {
    log("info", { outcome: "import-refused", code: "not-found" });
    return errorResponse("Vídeo não encontrado no YouTube.", 404);
  }
  await storeEpisodes(createServiceClient(env), [episode]);
  log("info", { outcome: "imported", count: 1 });
  return jsonResponse({ ok: true, id: episode.youtube_video_id, videos: [episode] });
}
