/**
 * Runs tasks one after the other. The embedded Postgres has a single session, and @supabase/lite opens
 * its transactions on it without waiting for others: two requests at once would share one transaction,
 * role and all.
 */
export type Mutex = <T>(task: () => Promise<T>) => Promise<T>;

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
}
