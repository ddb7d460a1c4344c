/**
 * Calls deliver-pending-emails at an interval, never twice at once. A failed call is logged; the next
 * one comes anyway.
 *
 * @param intervalMs from the end of one call to the next, in milliseconds
 * @returns stops the timer; a call under way goes on, so that its outcome is still recorded
 */
export function startRetryTimer(
  backend: { url: string; secretKey: string },
  intervalMs: number,
  log: (line: string) => void,
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;

  const call = async (): Promise<void> => {
    try {
      const response = await fetch(`${backend.url}/functions/v1/deliver-pending-emails`, {
        method: "POST",
        headers: { apikey: backend.secretKey },
        signal: AbortSignal.timeout(60_000),
      });
      await response.body?.cancel();
      if (!response.ok) log(`retry: the function answered ${response.status}`);
    } catch (error) {
      if (!stopped) log(`retry: ${error instanceof Error ? error.name : "error"}`);
    }
    if (!stopped) timer = setTimeout(() => void call(), intervalMs);
  };

  timer = setTimeout(() => void call(), intervalMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
