import path from "node:path";
import { startTemporaryBackend } from "@/scripts/lib/backend.mjs";
import { stopProcess } from "@/scripts/lib/processes.mjs";

declare global {
  // Jest keeps it until its globalTeardown.
  var afterTests: (() => Promise<void>) | undefined;
}

/**
 * Makes a new database, which the tests of this run copy (newDataDirWithDatabase): that takes less
 * time than a new one each.
 */
export default async function setup(): Promise<void> {
  const { process: child, dataDir, stop } = await startTemporaryBackend({}, "pipe");
  await stopProcess(child);
  process.env.NEW_DATABASE = path.join(dataDir, "postgres");
  // Of a run of several projects each may have begun something.
  const { afterTests } = globalThis;
  globalThis.afterTests = async () => {
    await stop();
    await afterTests?.();
  };
}
