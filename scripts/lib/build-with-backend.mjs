import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { backendEnv, startBackend } from "./backend.mjs";
import { ensureBuilt } from "./build.mjs";
import { stopProcess } from "./processes.mjs";

/** Builds as `npm start` does, with the demonstration episodes; the backend for it is gone again afterwards. */
export async function buildWithBackend() {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-build-"));
  const free = { SUPABASE_PORT: "0", SMTP_PORT: "0", INBOX_PORT: "0" };
  const backend = await startBackend({ DATA_DIR: folder, ...free });
  await ensureBuilt(backendEnv(backend));
  await stopProcess(backend.process);
  rmSync(folder, { recursive: true, force: true });
}
