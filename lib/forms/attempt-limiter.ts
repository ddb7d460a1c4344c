import type { AttemptLimit, Form, FormValues } from "@/supabase/functions/_shared/contract/form";

/** The e-mail as entered, or "anonymous" (§5). */
export const rateLimitKey = (value: string) => value.trim().toLowerCase() || "anonymous";

export type AttemptLimiter = (key: string) => boolean;

/** A sliding window over all attempts, valid or not. @param now the clock, in milliseconds */
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

/** Two quote forms on a page share the limit. */
const limiters = new Map<string, AttemptLimiter>();

export function isAttemptAllowed<Name extends string>(
  { name, rateLimit }: Form<Name>,
  values: FormValues<Name>,
): boolean {
  const limiter = limiters.get(name) ?? createAttemptLimiter(rateLimit);
  limiters.set(name, limiter);
  return limiter(rateLimitKey(values[rateLimit.field]));
}
