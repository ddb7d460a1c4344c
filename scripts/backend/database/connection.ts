import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PgliteConnection } from "@supabase/lite/pglite";
import { postgresDir } from "@/scripts/backend/data-folder";
import { PROJECT_ROOT } from "@/scripts/backend/options";

/**
 * An empty database, of which each new one is a copy: Postgres needs four seconds to make one.
 * `npm ci` removes it together with the version of Postgres that made it.
 */
const EMPTY_DATABASE = path.join(PROJECT_ROOT, "node_modules", ".cache", "postgres");

/** Opens the database of a data folder, and creates it where there is none. */
export async function openDatabase(dataDir: string): Promise<PgliteConnection> {
  const folder = postgresDir(dataDir);
  if (!existsSync(folder)) await createDatabase(folder);
  const connection = new PgliteConnection({ url: folder });
  await connection.driver.waitReady;
  // As on a hosted project, wherever this machine is.
  await connection.driver.exec("set time zone 'UTC'");
  return connection;
}

/** A folder gets its name when it is complete: its process can be killed. */
async function createDatabase(folder: string): Promise<void> {
  // A copy keeps the modes of its files, and messages are personal data.
  process.umask(0o077);
  if (!existsSync(EMPTY_DATABASE)) await makeEmptyDatabase();
  const incomplete = `${folder}.incomplete`;
  cpSync(EMPTY_DATABASE, incomplete, { recursive: true });
  renameSync(incomplete, folder);
}

async function makeEmptyDatabase(): Promise<void> {
  const incomplete = `${EMPTY_DATABASE}.${process.pid}`;
  const connection = new PgliteConnection({ url: incomplete });
  await connection.driver.waitReady;
  await connection.close();
  try {
    renameSync(incomplete, EMPTY_DATABASE);
  } catch (error) {
    rmSync(incomplete, { recursive: true });
    // Else another process was first.
    if (!existsSync(EMPTY_DATABASE)) throw error;
  }
}
