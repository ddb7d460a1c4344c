/**
 * Runs callbacks one after the other. The embedded Postgres has a single session, and concurrent
 * requests of @supabase/lite would share one transaction with its role (decision 0002).
 */
export type RunExclusive = <T>(callback: () => Promise<T>) => Promise<T>;

export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (callback) => {
    const run = last.then(callback);
    last = run.catch(() => undefined);
    return run;
  };
}
