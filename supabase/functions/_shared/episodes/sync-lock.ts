import { z } from "zod";
import { type Database, DatabaseError } from "../database.ts";

const start = z.discriminatedUnion("state", [
  z.object({ state: z.literal("begun"), run: z.uuid() }),
  z.object({ state: z.literal("running") }),
  z.object({ state: z.literal("cooling-down"), wait_ms: z.number().int().positive() }),
]);

/** A sync that may begin, or why it may not: another is running, or the last one was just now. */
export type SyncStart = z.output<typeof start>;

/**
 * Begins a sync, unless another is under way on any instance or the last complete one was too recent.
 *
 * @param limits in milliseconds: after `staleAfterMs` a run that never ended counts as crashed
 * @throws DatabaseError
 */
export async function beginSync(
  database: Database,
  limits: { staleAfterMs: number; coolDownMs: number },
): Promise<SyncStart> {
  const { data, error } = await database.rpc("begin_episode_sync", {
    stale_after_ms: limits.staleAfterMs,
    cool_down_ms: limits.coolDownMs,
  });
  if (error) throw new DatabaseError("begin sync", error.code);
  const [answer] = z.tuple([start]).parse(data);
  return answer;
}

/**
 * Ends a sync. Only a complete one starts the pause before the next.
 *
 * @throws DatabaseError
 */
export async function endSync(
  database: Database,
  run: string,
  { completed }: { completed: boolean },
): Promise<void> {
  const { error } = await database.rpc("end_episode_sync", { run, completed });
  if (error) throw new DatabaseError("end sync", error.code);
}
