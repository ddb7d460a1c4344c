import { once } from "node:events";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { PgliteConnection } from "@supabase/lite/pglite";
import { PROJECT_ROOT } from "@/scripts/backend/options";

/** Folder of the Postgres files in a data folder. */
export const postgresDir = (dataDir: string): string => join(dataDir, "postgres");

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

/** Opens the database of a data folder in this process (PGlite). Creates it when missing. */
export async function openDatabase(dataDir: string): Promise<PgliteConnection> {
  const path = postgresDir(dataDir);
  if (!existsSync(path)) await createCluster(path);
  const connection = new PgliteConnection({ url: path });
  await connection.driver.waitReady;
  return connection;
}
