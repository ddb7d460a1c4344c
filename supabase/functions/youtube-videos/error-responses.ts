import { DatabaseError } from "../_shared/database.ts";
import { failure } from "../_shared/http.ts";
import type { Log } from "../_shared/log.ts";
import { YouTubeError, type YouTubeFailure } from "../_shared/youtube/youtube-error.ts";

const ANSWERS: Readonly<Record<YouTubeFailure, readonly [message: string, status: number]>> = {
  quota: ["Limite diário da API do YouTube atingido. Tente novamente amanhã.", 503],
  refused: ["O YouTube recusou o pedido.", 502],
  timeout: ["O YouTube não respondeu.", 504],
  unreachable: ["O YouTube não respondeu.", 502],
  unexpected: ["O YouTube deu uma resposta inesperada.", 502],
};

/**
 * The work's answer, or that of YouTube's or the database's failure; the reason goes to the log.
 *
 * @param outcome what the log calls the failure
 * @param databaseMessage what a failure of the database answers, with 500
 */
export async function withFailures(
  { log, outcome, databaseMessage }: { log: Log; outcome: string; databaseMessage: string },
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof YouTubeError) {
      log("error", { outcome, code: error.code });
      return failure(...ANSWERS[error.failure]);
    }
    if (error instanceof DatabaseError) {
      log("error", { outcome, code: error.code });
      return failure(databaseMessage, 500);
    }
    throw error;
  }
}
