import { ApiError } from "@/lib/server/api-error";
import type { SubmissionContext } from "@/lib/server/spam-signals";
import { describeError, log, redactValues } from "@/lib/server/log";
import { SUGGESTION_SERVICE_TYPE, type SuggestionValues } from "@/lib/forms/suggestion";
import { sendContactEmail } from "@/lib/server/contact-email";
import { insertPodcastSuggestion } from "@/lib/server/podcast-suggestions";

/**
 * The two writes of a podcast suggestion (§7). If only one fails, it is only logged (§8.3). Likely
 * spam is stored only as a message, because podcast_suggestions has no spam mark.
 * @throws ApiError rate_limited, timeout or send_failed if both fail
 */
export async function submitSuggestion(
  values: SuggestionValues,
  context: SubmissionContext,
): Promise<void> {
  const { name, email, phone, topic, question } = values;
  const suggestion = { name, email, phone: phone || null, topic, question };
  const results = await Promise.allSettled([
    sendContactEmail(
      {
        name,
        email,
        phone: phone || "Não informado",
        serviceType: SUGGESTION_SERVICE_TYPE,
        message: suggestionMessage(values),
      },
      context,
    ),
    ...(context.isLikelySpam ? [] : [insertPodcastSuggestion(suggestion, context.idempotencyKey)]),
  ]);
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) {
    log("suggestion_write_failed", { cause: redactValues(describeError(reason), values) });
  }
  if (failures.length < results.length) return;
  const known = failures
    .map(({ reason }) => reason as unknown)
    .filter((reason) => reason instanceof ApiError);
  throw (
    known.find(({ code }) => code === "rate_limited") ??
    known.find(({ code }) => code === "timeout") ??
    new ApiError("send_failed")
  );
}

/** §7: topic plus question. Both can be empty, but the function requires a message. */
function suggestionMessage({ topic, question }: SuggestionValues): string {
  return [topic, question].filter(Boolean).join("\n\n") || "Sem tema nem pergunta.";
}
