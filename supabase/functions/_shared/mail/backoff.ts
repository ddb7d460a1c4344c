/** 1, 5 and 15 minutes, 1 and 4 hours, then daily, as multiples of the first delay. */
const STEPS = [1, 5, 15, 60, 240, 1440] as const;

/**
 * When the next attempt is due after a failed one.
 *
 * @param attempts how many attempts were made, the failed one included (1 or more)
 * @param baseMs the first delay in milliseconds
 */
export function nextAttempt(attempts: number, baseMs: number, now: Date): Date {
  const index = Math.min(Math.max(attempts, 1), STEPS.length) - 1;
  return new Date(now.getTime() + (STEPS[index] ?? STEPS[0]) * baseMs);
}
