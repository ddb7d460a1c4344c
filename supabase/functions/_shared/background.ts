/** Keeps the hosted runtime alive for work that outlives the answer; elsewhere the process does that. */
function keepAlive(work: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, "EdgeRuntime");
  if (typeof runtime !== "object" || runtime === null) return;
  const waitUntil: unknown = Reflect.get(runtime, "waitUntil");
  if (typeof waitUntil === "function") waitUntil.call(runtime, work);
}

/**
 * Waits for work, but no longer than a bound; the work itself goes on in the background.
 *
 * @param boundMs in milliseconds
 * @returns the work's result, or "still-running"
 */
export async function waitAtMost<T>(
  work: Promise<T>,
  boundMs: number,
): Promise<T | "still-running"> {
  keepAlive(work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bound = new Promise<"still-running">((resolve) => {
    timer = setTimeout(() => resolve("still-running"), boundMs);
  });
  try {
    return await Promise.race([work, bound]);
  } finally {
    clearTimeout(timer);
  }
}
