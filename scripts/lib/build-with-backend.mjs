import { backendEnv } from "./backend.mjs";
import { ensureBuilt } from "./build.mjs";
import { startTemporaryBackend } from "./temporary-backend.mjs";

/** Builds as `npm start` does, with the demonstration episodes; the backend for it is gone again afterwards. */
export async function buildWithBackend() {
  const backend = await startTemporaryBackend();
  await ensureBuilt(backendEnv(backend));
  await backend.stop();
}
