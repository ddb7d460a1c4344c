import { backendEnv } from "./backend.mjs";
import { ensureBuilt } from "./build.mjs";
import { startTemporaryBackend } from "./temporary-backend.mjs";

/** Builds like `npm start`, with the episodes of a temporary embedded backend. */
export async function buildWithBackend() {
  const backend = await startTemporaryBackend();
  await ensureBuilt(backendEnv(backend));
  await backend.stop();
}
