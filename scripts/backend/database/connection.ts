import { PgliteConnection } from "@supabase/lite/pglite";
import { postgresDir } from "@/scripts/backend/data-folder";

/** Opens the database of a data folder, and creates it where there is none. */
export async function openDatabase(dataDir: string): Promise<PgliteConnection> {
  const connection = new PgliteConnection({ url: postgresDir(dataDir) });
  await connection.driver.waitReady;
  // As on a hosted project, wherever this machine is.
  await connection.driver.exec("set time zone 'UTC'");
  return connection;
}
