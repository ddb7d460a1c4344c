import type { FunctionEnv } from "../env.ts";
import { digest, sender } from "../sender.ts";
import { decodeHtml } from "../contract/text.ts";
import type { NewMessage } from "./payload.ts";

/** At most `max` messages with this key within `window_seconds`. */
export type SubmissionLimit = { key: string; max: number; window_seconds: number };

const MINUTE_SECONDS = 60;

/**
 * Twice the limits per e-mail of specification §5 (RATE_LIMITS in the site's lib/limits.ts). The
 * site counts in windows of its own, and any window overlaps at most two of them: a message that
 * the site accepts is never refused here.
 */
const PER_SENDER: Readonly<Record<NewMessage["kind"], { max: number; window_seconds: number }>> = {
  quote: { max: 6, window_seconds: 60 },
  proposal: { max: 6, window_seconds: 60 },
  donation: { max: 6, window_seconds: 60 },
  suggestion: { max: 6, window_seconds: 300 },
};

/** The limits of a message: one per e-mail and form, one per address over all forms. */
export async function submissionLimits(
  message: NewMessage,
  headers: Headers,
  { siteToken, perAddress }: FunctionEnv["limits"],
): Promise<SubmissionLimit[]> {
  const contact = decodeHtml(message.email ?? message.details.contato ?? "");
  const email = `${message.kind} ${contact.trim().toLowerCase()}`;
  return [
    { key: await digest(email), ...PER_SENDER[message.kind] },
    {
      key: await digest(await sender(headers, siteToken)),
      max: perAddress,
      window_seconds: MINUTE_SECONDS,
    },
  ];
}
