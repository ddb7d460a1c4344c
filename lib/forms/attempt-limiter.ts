import { emailKey } from "@/supabase/functions/_shared/contract/email-key";
import type { AttemptLimit, Form, FormValues } from "@/supabase/functions/_shared/contract/form";

/** The rate limiter's key for an e-mail as entered, or "anonymous" (§5.1, rule 1). */
export const rateLimitKey = (value: string) => emailKey(value) || "anonymous";

/** Whether one more attempt under `key` is allowed now; counts it if so. */
export type AttemptLimiter = (key: string) => boolean;

/**
 * The browser's limiter for §5, rule 1: a sliding window over all attempts to submit, valid or not.
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

/** One limiter per form definition: two quote forms on a page share the limit of §5. */
const limiters = new Map<string, AttemptLimiter>();

/** Whether §5's rate limit of a form allows an attempt with these values; counts it if so. */
export function isAttemptAllowed<Name extends string>(
  { name, rateLimit }: Form<Name>,
  values: FormValues<Name>,
): boolean {
  const limiter = limiters.get(name) ?? createAttemptLimiter(rateLimit);
  limiters.set(name, limiter);
  return limiter(rateLimitKey(values[rateLimit.field]));
}
