import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PgliteConnection } from "@supabase/lite/pglite";

/** Folder of the Postgres files inside a data folder. */
export const postgresDir = (dataDir: string): string => join(dataDir, "postgres");

/** Opens the database of a data folder (PGlite: Postgres in this process), creating it when missing. */
export async function openDatabase(dataDir: string): Promise<PgliteConnection> {
  const path = postgresDir(dataDir);
  await mkdir(path, { recursive: true });
  const connection = new PgliteConnection({ url: path });
  await connection.driver.waitReady;
  return connection;
}
