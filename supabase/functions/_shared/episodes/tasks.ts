import { type DatabaseClient, dataOf, rowOf } from "../database.ts";
import type { Database } from "../database.types.ts";
import type { FunctionEnv } from "../env.ts";
import { errorResponse } from "../http.ts";
import { perHour, visitorKey } from "../callers.ts";

export type EpisodeTask = "sync" | "import";

/** Whether it has begun, else why not: `running`, or `cooling-down` or `limited` for `wait_ms`. */
type TaskStart = Database["public"]["Functions"]["begin_episode_task"]["Returns"][number];

const STALE_AFTER_MS = 180_000;

/** Pause after an import, in milliseconds; never longer than the one after a sync. */
const IMPORT_COOL_DOWN_MS = 10_000;

/**
 * Tasks in an hour: of one visitor, of all imports, of everybody. A sync of 500 videos costs 10 of
 * the 10,000 units that YouTube gives a day. Imports leave a third of the tasks to syncs.
 */
const PER_HOUR = { visitor: 15, imports: 20, all: 30 };
const IMPORTS = "episode-imports";
const TASKS = "episode-tasks";

/** Whoever has SYNC_TOKEN, which is checked before, has no limit. @throws DatabaseError */
export async function beginTask(
  database: DatabaseClient,
  task: EpisodeTask,
  headers: Headers,
  { limits, sync: { coolDownMs, token } }: Pick<FunctionEnv, "limits" | "sync">,
): Promise<TaskStart> {
  const visitor = await visitorKey(headers, limits.siteToken);
  const begun = database.rpc("begin_episode_task", {
    task,
    limits: token
      ? []
      : [
          ...(visitor ? [perHour(`episodes ${visitor}`, PER_HOUR.visitor)] : []),
          ...(task === "import" ? [perHour(IMPORTS, PER_HOUR.imports)] : []),
          perHour(TASKS, PER_HOUR.all),
        ],
    stale_after_ms: STALE_AFTER_MS,
    cool_down_ms: task === "sync" ? coolDownMs : Math.min(coolDownMs, IMPORT_COOL_DOWN_MS),
  });
  return rowOf(begun);
}

/**
 * Ids that do not exist cannot use up the imports of all, only the visitor's.
 * @throws DatabaseError
 */
export async function returnImport(database: DatabaseClient): Promise<void> {
  for (const limit_key of [IMPORTS, TASKS]) {
    await dataOf(database.rpc("return_submission", { limit_key }));
  }
}

/** Only a complete sync starts the cool-down. @throws DatabaseError */
export async function endSync(
  database: DatabaseClient,
  run: string,
  completed: boolean,
): Promise<void> {
  await dataOf(database.rpc("end_episode_sync", { run, completed }));
}

const NAMES = { sync: "Sincronização", import: "Importação" };

/** The response to a task that may not begin: 409, or 429 with `Retry-After`. */
export function taskRefusal(task: EpisodeTask, { state, wait_ms }: TaskStart): Response {
  if (state === "running") {
    return errorResponse("Já existe uma sincronização em andamento.", 409);
  }
  const seconds = Math.ceil((wait_ms ?? 0) / 1000);
  const message =
    state === "limited"
      ? `Muitas atualizações: tente novamente em ${Math.ceil(seconds / 60)} min.`
      : `${NAMES[task]} recente: tente novamente em ${seconds} s.`;
  return errorResponse(message, 429, { "Retry-After": String(seconds) });
}
