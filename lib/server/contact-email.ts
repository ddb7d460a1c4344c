import { ApiError } from "@/lib/server/api-error";
import { FunctionError, invokeFunction } from "@/lib/server/invoke-function";
import type { SubmissionContext } from "@/lib/server/request";
import { BACKEND_TIMEOUT_MS } from "@/lib/limits";
import { escapeHtml, mapTexts } from "@/supabase/functions/_shared/contract/text";

/**
 * Invokes `send-contact-email` (§7). `suspect: true` marks likely spam.
 * @param payload trimmed and valid; escaped here, as §5 says
 * @throws ApiError send_failed, rate_limited, or timeout after BACKEND_TIMEOUT_MS
 */
export async function sendContactEmail(
  payload: Record<string, unknown>,
  { idempotencyKey, earlierKey, isLikelySpam, page, visitorHeaders }: SubmissionContext,
): Promise<void> {
  await invokeFunction("send-contact-email", {
    method: "POST",
    body: {
      ...mapTexts(payload, escapeHtml),
      ...(page && { page }),
      ...(earlierKey && { earlierKey }),
      ...(isLikelySpam && { suspect: true }),
    },
    headers: { "Idempotency-Key": idempotencyKey, ...visitorHeaders },
    timeoutMs: BACKEND_TIMEOUT_MS,
  }).catch((cause: unknown) => {
    const answer = cause instanceof FunctionError ? cause.answer : {};
    if (answer.status === 429) {
      const { retryAfterSeconds } = answer;
      throw new ApiError("rate_limited", { retryAfterSeconds, cause });
    }
    throw new ApiError(answer.isTimeout ? "timeout" : "send_failed", { cause });
  });
}
