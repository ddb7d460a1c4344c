import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBackend } from "./backend.mjs";
import { copyDatabase, FREE_PORTS } from "./database-template.mjs";
import { stopProcess } from "./processes.mjs";

/**
 * Starts an embedded backend in a temporary folder on free ports; `stop` removes the folder. The
 * parameters are those of startBackend.
 * @param {Record<string, string>} [env]
 * @param {"inherit" | "pipe"} [stdio]
 */
export async function startTemporaryBackend(env = {}, stdio = "inherit") {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-backend-"));
  await copyDatabase(folder);
  // Tests and measurements send everything from one address.
  const unlimited = { RATE_LIMIT_PER_ADDRESS: "100000000" };
  const backend = await startBackend(
    { DATA_DIR: folder, ...FREE_PORTS, ...unlimited, ...env },
    stdio,
  );
  return {
    ...backend,
    stop: async () => {
      await stopProcess(backend.process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
