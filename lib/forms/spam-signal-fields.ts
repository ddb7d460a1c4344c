/**
 * Fields that every form sends besides its own, to detect spam (docs/decisions/0007). Likely spam
 * gets the normal response and is stored but not mailed, so that a false positive loses nothing.
 */
export const SPAM_SIGNAL_FIELDS = {
  /** Hidden from people; programs fill it in. */
  honeypot: "website",
  /** Milliseconds since the page began to load; empty without JavaScript. */
  elapsed: "elapsed",
} as const;

/** No person fills in and sends a form faster, in milliseconds. */
const MIN_FILL_MS = 400;

/** Header with the same key for each attempt to send the same values. */
export const IDEMPOTENCY_HEADER = "idempotency-key";

/** Whether the spam signals of a request look like those of a program. */
export function isLikelySpam(signals: { website: string; elapsed: string }): boolean {
  if (signals.website.trim() !== "") return true;
  const elapsed = Number(signals.elapsed);
  return signals.elapsed !== "" && !(elapsed >= MIN_FILL_MS);
}
