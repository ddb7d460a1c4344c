/** Multiples of the first delay: with one minute, 1, 5 and 15 min, 1 and 4 h, then daily. */
const STEPS = [1, 5, 15, 60, 240, 1440] as const;

/**
 * Time of the next attempt after a failed one.
 *
 * @param attempts number of attempts so far, at least 1
 * @param baseMs the first delay in milliseconds
 */
export function nextAttempt(attempts: number, baseMs: number, now: Date): Date {
  const index = Math.min(Math.max(attempts, 1), STEPS.length) - 1;
  return new Date(now.getTime() + (STEPS[index] ?? STEPS[0]) * baseMs);
}
