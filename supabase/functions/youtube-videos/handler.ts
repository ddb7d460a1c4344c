import { edgeFunction, type FunctionContext } from "../_shared/edge-function.ts";
import { withErrorResponses } from "../_shared/error-responses.ts";
import { errorResponse, methodNotAllowed, readJson } from "../_shared/http.ts";
import { timingSafeEqual } from "../_shared/api-keys.ts";
import { parseCommand } from "./command.ts";
import { importVideo } from "./import-video.ts";
import { listLatest } from "./list-latest.ts";
import { sync } from "./sync.ts";

const MAX_BODY_BYTES = 16 * 1024;

function get(context: FunctionContext): Promise<Response> {
  const databaseMessage = "Não foi possível ler os episódios.";
  return withErrorResponses({ log: context.log, outcome: "not-listed", databaseMessage }, () =>
    listLatest(context),
  );
}

async function post(context: FunctionContext): Promise<Response> {
  const { request, env, log } = context;
  const { token } = env.sync;
  if (token && !(await timingSafeEqual(request.headers.get("x-sync-token") ?? "", token))) {
    log("info", { outcome: "refused", code: "SYNC_TOKEN" });
    return errorResponse("Não autorizado.", 401);
  }

  const command = parseCommand(await readJson(request, MAX_BODY_BYTES));
  const { url, apiKey, channelId: channel, timeoutMs } = env.youtube;
  if (!apiKey || !channel) {
    const code = apiKey ? "YOUTUBE_CHANNEL_ID" : "YOUTUBE_API_KEY";
    log("error", { outcome: `${command.kind}-refused`, code });
    return errorResponse("A ligação com o canal do YouTube ainda não está pronta.", 503);
  }
  const api = { url, apiKey, timeoutMs };

  const outcome = `${command.kind}-failed`;
  const databaseMessage = "Não foi possível gravar os episódios.";
  return withErrorResponses({ log, outcome, databaseMessage }, () =>
    command.kind === "import"
      ? importVideo({ ...command, api, channel }, context)
      : sync({ ...command, api, channel }, context),
  );
}

/**
 * Episodes from YouTube (specification §7). GET returns the latest as `{ "videos": [ … ] }`. POST
 * `{ mode: "all", limit? }` syncs the channel, POST `{ videoId }` imports one of its videos. Both
 * require YOUTUBE_API_KEY and YOUTUBE_CHANNEL_ID, and the header `x-sync-token` when SYNC_TOKEN is
 * set; `updates` of a GET says so beforehand. Errors: `{ "error" }`.
 */
export const handler = edgeFunction("youtube-videos", (context) => {
  switch (context.request.method) {
    case "GET":
      return get(context);
    case "POST":
      return post(context);
    default:
      return Promise.resolve(methodNotAllowed("GET", "POST"));
  }
});
