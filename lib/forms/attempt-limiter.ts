import type { AttemptLimit } from "@/lib/limits";

/** Says whether one more attempt under `key` is allowed now, and counts it if so. */
export type AttemptLimiter = (key: string) => boolean;

/**
 * The browser's own limiter of specification §5, rule 1: a sliding window over every attempt to submit, valid or not.
 * @param now the clock, in milliseconds
 */
export function createAttemptLimiter(
  { max, windowMs }: AttemptLimit,
  now: () => number = Date.now,
): AttemptLimiter {
  const attempts = new Map<string, number[]>();
  return (key) => {
    const recent = (attempts.get(key) ?? []).filter((time) => now() - time < windowMs);
    if (recent.length >= max) return false;
    attempts.set(key, [...recent, now()]);
    return true;
  };
}
