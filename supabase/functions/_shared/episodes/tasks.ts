import { z } from "zod";
import { type Database, dataOf } from "../database.ts";
import type { FunctionEnv } from "../env.ts";
import { errorResponse } from "../http.ts";
import { senderKey } from "../callers.ts";

export type EpisodeTask = "sync" | "import";

const start = z.discriminatedUnion("state", [
  z.object({ state: z.literal("begun"), run: z.uuid().nullable() }),
  z.object({ state: z.literal("running") }),
  z.object({ state: z.literal("cooling-down"), wait_ms: z.number().int().positive() }),
  z.object({ state: z.literal("limited"), wait_ms: z.number().int().positive() }),
]);

export type TaskStart = z.output<typeof start>;

const STALE_AFTER_MS = 180_000;

/** Pause after an import, in milliseconds; never longer than the one after a sync. */
const IMPORT_COOL_DOWN_MS = 10_000;

/**
 * Tasks in an hour: of one caller, of all imports, of everybody. A sync of 500 videos costs 11 of
 * the 10,000 units that YouTube gives a day. Imports leave a third of the tasks to syncs.
 */
const PER_HOUR = { caller: 15, imports: 20, all: 30 };
const IMPORTS = "episode-imports";
const TASKS = "episode-tasks";

/** Whoever has SYNC_TOKEN, which is checked before, has no limit. @throws DatabaseError */
export async function beginTask(
  database: Database,
  task: EpisodeTask,
  headers: Headers,
  { limits, sync: { coolDownMs, token } }: Pick<FunctionEnv, "limits" | "sync">,
): Promise<TaskStart> {
  const caller = `episodes ${await senderKey(headers, limits)}`;
  const limit = (key: string, max: number) => ({ key, max, window_seconds: 3600 });
  const begun = database.rpc("begin_episode_task", {
    task,
    limits: token
      ? []
      : [
          limit(caller, PER_HOUR.caller),
          ...(task === "import" ? [limit(IMPORTS, PER_HOUR.imports)] : []),
          limit(TASKS, PER_HOUR.all),
        ],
    stale_after_ms: STALE_AFTER_MS,
    cool_down_ms: task === "sync" ? coolDownMs : Math.min(coolDownMs, IMPORT_COOL_DOWN_MS),
  });
  return z.tuple([start]).parse(await dataOf(begun))[0];
}

/**
 * Ids that do not exist cannot use up the imports of all, only the caller's.
 * @throws DatabaseError
 */
export async function returnImport(database: Database): Promise<void> {
  for (const limit_key of [IMPORTS, TASKS]) {
    await dataOf(database.rpc("return_submission", { limit_key }));
  }
}

/** Only a complete sync starts the cool-down. @throws DatabaseError */
export async function endSync(database: Database, run: string, completed: boolean): Promise<void> {
  await dataOf(database.rpc("end_episode_sync", { run, completed }));
}

const NAMES = { sync: "Sincronização", import: "Importação" };

/** The response to a task that may not begin: 409, or 429 with `Retry-After`. */
export function taskRefusal(
  task: EpisodeTask,
  start: Exclude<TaskStart, { state: "begun" }>,
): Response {
  if (start.state === "running") {
    return errorResponse("Já existe uma sincronização em andamento.", 409);
  }
  const seconds = Math.ceil(start.wait_ms / 1000);
  const message =
    start.state === "limited"
      ? `Muitas atualizações: tente novamente em ${Math.ceil(seconds / 60)} min.`
      : `${NAMES[task]} recente: tente novamente em ${seconds} s.`;
  return errorResponse(message, 429, { "Retry-After": String(seconds) });
}
