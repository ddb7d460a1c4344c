import { env } from "@/lib/env";
import { ApiError } from "@/lib/server/api-error";
import { callFunction, failureOf, FunctionTimeout } from "@/lib/server/call-function";
import type { SubmissionContext } from "@/lib/server/request";
import { BACKEND_TIMEOUT_MS } from "@/lib/limits";
import { escapeHtml, mapTexts } from "@/supabase/functions/_shared/contract/text";

/**
 * Invokes `send-contact-email` (§7). `suspect: true` marks a message that is stored but not mailed,
 * `doubtful: true` one of them for the daily list; SITE_TOKEN says whose message it is.
 * @param payload trimmed and valid; escaped here, as §5 says
 * @throws ApiError send_failed, rate_limited, or timeout after BACKEND_TIMEOUT_MS
 */
export async function sendContactEmail(
  payload: Record<string, unknown>,
  { idempotencyKey, isLikelySpam, isDoubtful, page, visitor, network }: SubmissionContext,
): Promise<void> {
  const answer = await callFunction("send-contact-email", {
    method: "POST",
    body: {
      ...mapTexts(payload, escapeHtml),
      ...(page && { page }),
      ...(isLikelySpam && { suspect: true }),
      ...(isDoubtful && { doubtful: true }),
    },
    headers: {
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      ...(env.SITE_TOKEN && visitor && { "x-site-token": env.SITE_TOKEN, "x-visitor": visitor }),
      ...(env.SITE_TOKEN && network && { "x-network": network }),
    },
    timeoutMs: BACKEND_TIMEOUT_MS,
  }).catch((cause: unknown) => {
    throw new ApiError(cause instanceof FunctionTimeout ? "timeout" : "send_failed", { cause });
  });
  const cause = failureOf(answer);
  if (!cause) return;
  if (answer.status !== 429) throw new ApiError("send_failed", { cause });
  const retryAfterSeconds = Number(answer.headers.get("retry-after")) || undefined;
  throw new ApiError("rate_limited", { retryAfterSeconds, cause });
}
