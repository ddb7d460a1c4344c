import { createServiceClient, DatabaseError } from "../_shared/database.ts";
import { edgeFunction } from "../_shared/edge-function.ts";
import { EPISODE_LIMIT, listEpisodes } from "../_shared/episodes/store.ts";
import { errorResponse, jsonResponse, methodNotAllowed } from "../_shared/http.ts";

/** GET: `{ "videos": [ … ] }`, newest first, or `{ "error" }` (specification §7). */
export const handler = edgeFunction("fetch-episodios", async ({ request, env, log }) => {
  if (request.method !== "GET") return methodNotAllowed("GET");
  try {
    const videos = await listEpisodes(createServiceClient(env), EPISODE_LIMIT);
    log("info", { outcome: "listed", count: videos.length });
    return jsonResponse({ videos });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log("error", { outcome: "not-listed", code: error.code });
    return errorResponse("Não foi possível ler os episódios.", 500);
  }
});
