import { timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { ApiError } from "@/lib/server/api-error";
import { errorResponse, requestId } from "@/lib/api/error-response";
import { describeError, log } from "@/lib/server/log";

/** The words of a failure: its title, and the message where the error itself brings none (specification §8). */
type ErrorMessages = { title: string; unknown: string };

/**
 * Makes a handler of the episode routes: `action` answers with data, and whatever it throws becomes the error shape
 * with the words given.
 */
export function episodesRoute(
  words: ErrorMessages,
  action: (request: Request) => Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    try {
      return await action(request);
    } catch (thrown) {
      const error =
        thrown instanceof ApiError ? thrown : new ApiError("youtube_error", { cause: thrown });
      log("episodes_failed", {
        requestId: requestId(request),
        code: error.code,
        cause: describeError(error),
      });
      return errorResponse(error, {
        title: words.title,
        message: error.options.message ?? words.unknown,
      });
    }
  };
}

/** Where SYNC_TOKEN is set, only who knows it may write. @throws ApiError unauthorized */
export function assertSyncToken(request: Request): void {
  if (!env.SYNC_TOKEN) return;
  const given = Buffer.from(request.headers.get("x-sync-token") ?? "");
  const wanted = Buffer.from(env.SYNC_TOKEN);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new ApiError("unauthorized");
  }
}
