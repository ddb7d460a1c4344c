/**
 * Polls a condition until it is met.
 *
 * @returns the first value that is not false, null or undefined
 * @throws Error after `timeoutMs` milliseconds
 */
export async function waitFor<T>(
  description: string,
  condition: () => T | Promise<T>,
  timeoutMs = 15_000,
): Promise<Exclude<T, false | null | undefined>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await condition();
    if (value !== false && value !== null && value !== undefined) {
      return value as Exclude<T, false | null | undefined>;
    }
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
