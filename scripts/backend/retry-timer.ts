/**
 * Calls deliver-pending-emails at an interval, one call at a time. Logs errors and continues.
 *
 * @param intervalMs from the end of one call to the start of the next, in milliseconds
 * @returns a function that stops the timer, but not an active call, whose outcome must be recorded
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
      if (!response.ok) log(`retry: the function returned ${response.status}`);
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
