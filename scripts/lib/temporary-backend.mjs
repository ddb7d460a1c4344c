import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBackend } from "./backend.mjs";
import { stopProcess } from "./processes.mjs";

/** Starts an embedded backend in a temporary folder on free ports; `stop` removes the folder. */
export async function startTemporaryBackend() {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-backend-"));
  const free = { SUPABASE_PORT: "0", SMTP_PORT: "0", INBOX_PORT: "0" };
  const backend = await startBackend({ DATA_DIR: folder, ...free });
  return {
    ...backend,
    stop: async () => {
      await stopProcess(backend.process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
