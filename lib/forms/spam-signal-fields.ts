/**
 * What every form carries beside its own fields, to tell programs from people and a repeated request from a new one. A
 * catch is answered as if all were well, stored as suspect and not mailed, so that a false alarm loses nothing.
 */
export const SPAM_SIGNAL_FIELDS = {
  /** A field that people do not see and programs fill in. */
  honeypot: "website",
  /** Milliseconds since the page began to load; only our own script sends it. */
  elapsed: "elapsed",
} as const;

/** Nobody reads, fills in and sends a form in less, in milliseconds. */
const MIN_FILL_MS = 400;

/** Header with a key that is the same for every try to send the same values. */
export const IDEMPOTENCY_HEADER = "idempotency-key";

/** Whether the guard fields of a request look like a program's. */
export function isLikelySpam(signals: { website: string; elapsed: string }): boolean {
  if (signals.website.trim() !== "") return true;
  const elapsed = Number(signals.elapsed);
  return signals.elapsed !== "" && !(elapsed >= MIN_FILL_MS);
}
