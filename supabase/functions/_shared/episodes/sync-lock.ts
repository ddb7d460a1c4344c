import { z } from "zod";
import { type Database, DatabaseError } from "../database.ts";

const start = z.discriminatedUnion("state", [
  z.object({ state: z.literal("begun"), run: z.uuid() }),
  z.object({ state: z.literal("running") }),
  z.object({ state: z.literal("cooling-down"), wait_ms: z.number().int().positive() }),
]);

/** Whether a sync may begin: not while another is running or shortly after the last one. */
export type SyncStart = z.output<typeof start>;

/**
 * Begins a sync, unless another one is running on any instance or the cool-down has not passed.
 *
 * @param limits in milliseconds; a run older than `staleAfterMs` is treated as crashed
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
  return z.tuple([start]).parse(data)[0];
}

/**
 * Ends a sync. Only a complete sync starts the cool-down.
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
