import type { PGlite } from "@supabase/lite/pglite";
import type { RunExclusive } from "@/scripts/backend/mutex";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes expired messages at once and then daily; hosted projects do it with pg_cron.
 *
 * @returns a function that stops the timer
 */
export async function startRetention(
  database: PGlite,
  runExclusive: RunExclusive,
  log: (line: string) => void,
): Promise<() => void> {
  const purge = async (): Promise<void> => {
    try {
      await runExclusive(() => database.query("select public.purge_expired_messages()"));
    } catch (error) {
      log(`retention: ${error instanceof Error ? error.name : "error"}`);
    }
  };
  await purge();
  const timer = setInterval(() => void purge(), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
