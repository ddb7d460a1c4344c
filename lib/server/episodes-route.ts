import { env } from "@/lib/env";
import { ApiError, errorResponse } from "@/lib/server/api-error";
import { describeError, log } from "@/lib/server/log";
import { requestId } from "@/lib/server/request";
import { isSameSecret } from "@/supabase/functions/_shared/contract/secrets";

type ErrorMessages = { title: string; unknown: string };

/** A handler of the episode routes. What `action` throws becomes an error response. */
export function episodesRoute(
  messages: ErrorMessages,
  action: (request: Request) => Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    try {
      return await action(request);
    } catch (thrown) {
      const error =
        thrown instanceof ApiError ? thrown : new ApiError("youtube_error", { cause: thrown });
      const { code, options } = error;
      log("episodes_failed", { requestId: requestId(request), code, cause: describeError(error) });
      const message = options.message ?? messages.unknown;
      return errorResponse(error, { title: messages.title, message });
    }
  };
}

/** Requires x-sync-token when SYNC_TOKEN is set. @throws ApiError unauthorized */
export async function assertSyncToken(request: Request): Promise<void> {
  if (!env.SYNC_TOKEN) return;
  const given = request.headers.get("x-sync-token") ?? "";
  if (!(await isSameSecret(given, env.SYNC_TOKEN))) throw new ApiError("unauthorized");
}
