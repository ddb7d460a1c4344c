import { once } from "node:events";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { postgresDir } from "@/scripts/backend/data-folder";
import { PROJECT_ROOT } from "@/scripts/backend/options";

/** Creates the files in a temporary folder and renames it: a crash leaves no partial database. */
async function createCluster(path: string): Promise<void> {
  const partial = `${path}.new`;
  await rm(partial, { recursive: true, force: true });
  const script = join(PROJECT_ROOT, "scripts/backend/database/create-cluster.mjs");
  const worker = new Worker(script, { workerData: partial });
  const [code] = await once(worker, "exit");
  if (code !== 0) throw new Error("the database files could not be created");
  await rename(partial, path);
}

const SETTING = /^\s*select set_config\('([\w.]+)', (?:\$1|''), true\)\s*$/i;

/**
 * Before each query, @supabase/lite sets nine variables with a statement each: two thirds of the
 * time of a request. Here they wait for the next other statement and are set with one.
 */
function joinSettings(database: PGlite): void {
  const query = database.query.bind(database);
  let settings: [name: string, value: unknown][] = [];
  database.query = async (sql, parameters, options) => {
    const name = SETTING.exec(sql)?.[1];
    if (name) {
      settings.push([name, parameters?.[0] ?? ""]);
      return { rows: [], fields: [] };
    }
    const waiting = settings;
    settings = [];
    if (waiting.length > 0 && !/^\s*rollback/i.test(sql)) {
      const calls = waiting.map(([set], index) => `set_config('${set}', $${index + 1}, true)`);
      await query(
        `select ${calls.join(", ")}`,
        waiting.map(([, value]) => value),
      );
    }
    return query(sql, parameters, options);
  };
}

export async function openDatabase(dataDir: string): Promise<PgliteConnection> {
  const path = postgresDir(dataDir);
  if (!existsSync(path)) await createCluster(path);
  const connection = new PgliteConnection({ url: path });
  await connection.driver.waitReady;
  // As on a hosted project, wherever this machine is.
  await connection.driver.exec("set time zone 'UTC'");
  joinSettings(connection.driver);
  return connection;
}
