import { join } from "node:path";
import { BackendProcess, newDataDir } from "@/tests/backend/support/backend-process";

/**
 * Creates one new database for all test files of a run, which copy it: creating the files of
 * Postgres and applying the migrations takes longer than the rest of a start. Its folder is in the
 * variable DATABASE_TEMPLATE.
 */
export default async function setup(): Promise<void> {
  const { dataDir, remove } = newDataDir();
  const backend = await BackendProcess.start(dataDir);
  await backend.stop();
  process.env.DATABASE_TEMPLATE = join(dataDir, "postgres");
  Object.assign(globalThis, { removeDatabaseTemplate: remove });
}
