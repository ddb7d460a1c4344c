import { FunctionsHttpError } from "@supabase/supabase-js";
import { env } from "@/lib/env";
import { ApiError } from "@/lib/server/api-error";
import type { SubmissionContext } from "@/lib/server/request";
import { BACKEND_TIMEOUT_MS } from "@/lib/limits";
import { supabase } from "@/lib/server/supabase";

/**
 * Invokes `send-contact-email` and reads only the error field of the response (§7). `suspect: true`
 * marks a message that is stored but not mailed; SITE_TOKEN says whose message it is.
 * @param payload trimmed, valid and escaped
 * @throws ApiError send_failed, rate_limited, or timeout after BACKEND_TIMEOUT_MS
 */
export async function sendContactEmail(
  payload: Record<string, string | undefined>,
  { idempotencyKey, isLikelySpam, page, visitor }: SubmissionContext,
): Promise<void> {
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  const { data, error } = await supabase().functions.invoke("send-contact-email", {
    body: { ...payload, ...(page && { page }), ...(isLikelySpam && { suspect: true }) },
    headers: {
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      ...(env.SITE_TOKEN && visitor && { "x-site-token": env.SITE_TOKEN, "x-visitor": visitor }),
    },
    signal,
  });
  if (signal.aborted) throw new ApiError("timeout", { cause: error });
  if (error instanceof FunctionsHttpError) throw toApiError(error);
  const failure: unknown = error ?? readError(data);
  if (failure) throw new ApiError("send_failed", { cause: failure });
}

function toApiError(error: FunctionsHttpError): ApiError {
  const { status, headers } = error.context as Response;
  if (status !== 429) return new ApiError("send_failed", { cause: error });
  const retryAfterSeconds = Number(headers.get("retry-after")) || undefined;
  return new ApiError("rate_limited", { retryAfterSeconds, cause: error });
}

/**
 * The error field of a response. A page or broken JSON from a proxy is an error, too: it must not
 * count as a stored message.
 */
function readError(data: unknown): unknown {
  if (typeof data !== "string") return (data as { error?: unknown } | null)?.error;
  const text = data.trim();
  if (text.startsWith("<")) return new Error("responded with a page");
  if (!text.startsWith("{")) return undefined;
  try {
    return readError(JSON.parse(text));
  } catch {
    return new Error("responded with broken JSON");
  }
}
