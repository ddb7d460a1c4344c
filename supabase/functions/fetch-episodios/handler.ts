import { DatabaseError, serviceDatabase } from "../_shared/database.ts";
import { edgeFunction } from "../_shared/edge-function.ts";
import { EPISODE_LIMIT, listEpisodes } from "../_shared/episodes/stored.ts";
import { failure, json, methodNotAllowed } from "../_shared/http.ts";

/** GET: `{ "videos": [ … ] }`, newest first, or `{ "error" }` (specification §7). */
export const handler = edgeFunction("fetch-episodios", async ({ request, env, log }) => {
  if (request.method !== "GET") return methodNotAllowed("GET");
  try {
    const videos = await listEpisodes(serviceDatabase(env), EPISODE_LIMIT);
    log("info", { outcome: "listed", count: videos.length });
    return json({ videos });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log("error", { outcome: "not-listed", code: error.code });
    return failure("Não foi possível ler os episódios.", 500);
  }
});
