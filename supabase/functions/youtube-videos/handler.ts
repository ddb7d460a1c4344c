import { DatabaseError, serviceDatabase } from "../_shared/database.ts";
import { edgeFunction, type FunctionContext } from "../_shared/edge-function.ts";
import { listEpisodes } from "../_shared/episodes/stored.ts";
import { failure, json, methodNotAllowed, readJson } from "../_shared/http.ts";
import { parseCommand } from "./command.ts";

/** As many as one page of the video platform's API gives. */
const LATEST = 50;

const MAX_BODY_BYTES = 16 * 1024;

async function latest({ env, log }: FunctionContext): Promise<Response> {
  try {
    const videos = await listEpisodes(serviceDatabase(env), LATEST);
    log("info", { outcome: "listed", count: videos.length });
    return json({ videos });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log("error", { outcome: "not-listed", code: error.code });
    return failure("Não foi possível ler os episódios.", 500);
  }
}

async function run({ request, env, log }: FunctionContext): Promise<Response> {
  const command = parseCommand(await readJson(request, MAX_BODY_BYTES));
  if (!env.youtube.apiKey) {
    log("error", { outcome: `${command.kind}-refused`, code: "YOUTUBE_API_KEY" });
    return failure("Chave da API do YouTube não configurada.", 503);
  }
  log("error", { outcome: `${command.kind}-refused`, code: "not-available" });
  return failure("A sincronização com o YouTube ainda não está disponível.", 501);
}

/**
 * The video platform's side of the episodes (specification §7). GET: `{ "videos": [ … ] }`, the latest
 * ones. POST `{ mode: "all", limit? }` reads the channel, POST `{ videoId }` imports one video; both
 * need YOUTUBE_API_KEY and answer 503 `{ "error" }` without it.
 */
export const handler = edgeFunction("youtube-videos", (context) => {
  switch (context.request.method) {
    case "GET":
      return latest(context);
    case "POST":
      return run(context);
    default:
      return Promise.resolve(methodNotAllowed("GET", "POST"));
  }
});
