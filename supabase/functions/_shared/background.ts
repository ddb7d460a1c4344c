/** Asks the hosted runtime to stay alive for work that continues after the response. */
function keepAlive(work: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, "EdgeRuntime");
  if (typeof runtime !== "object" || runtime === null) return;
  const waitUntil: unknown = Reflect.get(runtime, "waitUntil");
  if (typeof waitUntil === "function") waitUntil.call(runtime, work);
}

/**
 * Waits for work until a timeout; the work itself continues in the background.
 *
 * @param timeoutMs in milliseconds
 * @returns the result of the work, or "still-running"
 */
export async function raceWithTimeout<T>(
  work: Promise<T>,
  timeoutMs: number,
): Promise<T | "still-running"> {
  keepAlive(work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<"still-running">((resolve) => {
    timer = setTimeout(() => resolve("still-running"), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
