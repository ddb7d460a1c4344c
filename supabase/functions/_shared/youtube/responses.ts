import { DatabaseError } from "../database.ts";
import { errorResponse } from "../http.ts";
import type { Log } from "../edge-function.ts";
import type { FunctionEnv } from "../env.ts";
import { YouTubeError, type YouTubeFailure } from "./fetch.ts";

const RESPONSES: Readonly<Record<YouTubeFailure, readonly [message: string, status: number]>> = {
  quota: ["Limite diário da API do YouTube atingido. Tente novamente amanhã.", 503],
  refused: ["O YouTube recusou o pedido.", 502],
  timeout: ["O YouTube não respondeu.", 504],
  unreachable: ["O YouTube não respondeu.", 502],
  unexpected: ["O YouTube deu uma resposta inesperada.", 502],
};

/** The response of a handler, also to a YouTubeError or a DatabaseError, whose code is logged. */
export async function withErrorResponses(
  { log, outcome, databaseMessage }: { log: Log; outcome: string; databaseMessage: string },
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof YouTubeError) {
      log("error", { outcome, code: error.code });
      return errorResponse(...RESPONSES[error.failure]);
    }
    if (error instanceof DatabaseError) {
      log("error", { outcome, code: error.code });
      return errorResponse(databaseMessage, 500);
    }
    throw error;
  }
}

/** Who can sync and import: the site tells visitors before they press a button. */
export function updatesOf({ sync, youtube }: FunctionEnv) {
  if (!youtube.apiKey || !youtube.channelId) return "not-configured";
  return sync.token ? "team-only" : "open";
}
