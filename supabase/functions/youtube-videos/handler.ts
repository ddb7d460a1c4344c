import { edgeFunction, type FunctionContext } from "../_shared/edge-function.ts";
import { failure, methodNotAllowed, readJson } from "../_shared/http.ts";
import { sameSecret } from "../_shared/service-key.ts";
import { parseCommand } from "./command.ts";
import { withFailures } from "./failures.ts";
import { importVideo } from "./import-video.ts";
import { latest } from "./latest.ts";
import { sync } from "./sync.ts";

const MAX_BODY_BYTES = 16 * 1024;

function get(context: FunctionContext): Promise<Response> {
  const databaseMessage = "Não foi possível ler os episódios.";
  return withFailures({ log: context.log, outcome: "not-listed", databaseMessage }, () =>
    latest(context),
  );
}

async function post(context: FunctionContext): Promise<Response> {
  const { request, env, log } = context;
  const { token } = env.sync;
  if (token && !(await sameSecret(request.headers.get("x-sync-token") ?? "", token))) {
    log("info", { outcome: "refused", code: "SYNC_TOKEN" });
    return failure("Não autorizado.", 401);
  }

  const command = parseCommand(await readJson(request, MAX_BODY_BYTES));
  const { url, apiKey, channelId: channel, timeoutMs } = env.youtube;
  const refused = (message: string, variable: string) => {
    log("error", { outcome: `${command.kind}-refused`, code: variable });
    return failure(message, 503);
  };
  if (!apiKey) return refused("Chave da API do YouTube não configurada.", "YOUTUBE_API_KEY");
  const api = { url, apiKey, timeoutMs };

  const outcome = `${command.kind}-failed`;
  const databaseMessage = "Não foi possível gravar os episódios.";
  return withFailures({ log, outcome, databaseMessage }, () => {
    if (command.kind === "import") return importVideo({ ...command, api }, context);
    if (channel) return sync({ ...command, api, channel }, context);
    return Promise.resolve(refused("Canal do YouTube não configurado.", "YOUTUBE_CHANNEL_ID"));
  });
}

/**
 * The video platform's side of the episodes (specification §7). GET: `{ "videos": [ … ] }`, the latest
 * ones. POST `{ mode: "all", limit? }` reads the channel, POST `{ videoId }` imports one video; both
 * need YOUTUBE_API_KEY, and SYNC_TOKEN in `x-sync-token` where it is set. Failures are `{ "error" }`.
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
