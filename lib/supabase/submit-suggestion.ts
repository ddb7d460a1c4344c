import { ApiError } from "@/lib/api/api-error";
import { describeError, log } from "@/lib/api/log";
import { SUGGESTION_SERVICE_TYPE, type SuggestionValues } from "@/lib/forms/suggestion";
import { sendContactEmail } from "./contact-email";
import { insertPodcastSuggestion } from "./podcast-suggestions";

/**
 * The two writes of a podcast suggestion (specification §7). One of them failing alone is only logged (§8).
 * @throws ApiError send_failed when both fail
 */
export async function submitSuggestion(values: SuggestionValues): Promise<void> {
  const { name, email, phone, topic, question } = values;
  const outcomes = await Promise.allSettled([
    insertPodcastSuggestion({ name, email, phone: phone || null, topic, question }),
    sendContactEmail({
      name,
      email,
      phone: phone || "Não informado",
      serviceType: SUGGESTION_SERVICE_TYPE,
      message: topic ? `${topic}\n\n${question}` : question,
    }),
  ]);
  const failures = outcomes.filter((outcome) => outcome.status === "rejected");
  for (const { reason } of failures)
    log("suggestion_write_failed", { cause: describeError(reason) });
  if (failures.length === outcomes.length) throw new ApiError("send_failed");
}
