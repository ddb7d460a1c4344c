const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/**
 * Polls a condition until it is met, ever more rarely: most conditions read the whole inbox, which
 * takes processor time from what the test waits for.
 *
 * @returns the first value that is not false, null or undefined
 * @throws Error after `timeoutMs` milliseconds
 */
export async function waitFor<T>(
  description: string,
  condition: () => T | Promise<T>,
  timeoutMs = 150_000,
): Promise<Exclude<T, false | null | undefined>> {
  const deadline = Date.now() + timeoutMs;
  for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const value = await condition();
    if (value !== false && value !== null && value !== undefined) {
      return value as Exclude<T, false | null | undefined>;
    }
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${description}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
