import { createServiceClient } from "../_shared/database.ts";
import { edgeFunction } from "../_shared/edge-function.ts";
import { EPISODE_LIMIT, listEpisodes } from "../_shared/episodes/store.ts";
import { updatesOf, withErrorResponses } from "../_shared/youtube/responses.ts";
import { jsonResponse } from "../_shared/http.ts";

/** GET: `{ "videos": [ … ], "updates" }`, newest first, or `{ "error" }` (specification §7). */
export const handler = edgeFunction("fetch-episodios", {
  GET: ({ env, log }) => {
    const databaseMessage = "Não foi possível ler os episódios.";
    return withErrorResponses({ log, outcome: "not-listed", databaseMessage }, async () => {
      const videos = await listEpisodes(createServiceClient(env), EPISODE_LIMIT);
      log("info", { outcome: "listed", count: videos.length });
      return jsonResponse({ videos, updates: updatesOf(env) });
    });
  },
});
