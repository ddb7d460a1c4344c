import { serviceDatabase } from "../_shared/database.ts";
import type { FunctionContext } from "../_shared/edge-function.ts";
import { storeEpisodes } from "../_shared/episodes/stored.ts";
import { failure, json } from "../_shared/http.ts";
import { findVideo, type YouTubeApi } from "../_shared/youtube/data-api.ts";

/**
 * Reads one video into the database: `{ "ok": true, "id", "videos": [ it ] }`. 404 when YouTube knows none
 * of that id.
 *
 * @throws YouTubeError or DatabaseError
 */
export async function importVideo(
  { api, videoId }: { api: YouTubeApi; videoId: string },
  { env, log }: FunctionContext,
): Promise<Response> {
  const episode = await findVideo(api, videoId);
  if (!episode) {
    log("info", { outcome: "import-refused", code: "not-found" });
    return failure("Vídeo não encontrado no YouTube.", 404);
  }
  await storeEpisodes(serviceDatabase(env), [episode]);
  log("info", { outcome: "imported", count: 1 });
  return json({ ok: true, id: episode.youtube_video_id, videos: [episode] });
}
