/**
 * Waits for a condition, asked again and again until a deadline.
 *
 * @returns the condition's first value that is not false, null or undefined
 */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  withinMs = 15_000,
): Promise<Exclude<T, false | null | undefined>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await condition();
    if (value !== false && value !== null && value !== undefined) {
      return value as Exclude<T, false | null | undefined>;
    }
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
