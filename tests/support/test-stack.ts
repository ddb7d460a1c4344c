import getPort from "get-port";
import { backendEnv, startTemporaryBackend } from "@/scripts/lib/backend.mjs";
import { startSite } from "@/scripts/lib/site.mjs";

/**
 * Starts the built site with its own embedded backend, on free ports and without a rate limit.
 * `log()` returns what both have printed.
 */
export async function startTestStack(env: Record<string, string> = {}) {
  const backend = await startTemporaryBackend({ RETRY_INTERVAL_MS: "1000" }, "pipe");
  const variables = { ...backendEnv(backend), RATE_LIMIT_PER_ADDRESS: "100000000", ...env };
  const port = await getPort();
  const site = await startSite("start", port, variables, "pipe");
  let log = "";
  for (const { stdout, stderr } of [site.process, backend.process]) {
    for (const stream of [stdout, stderr]) stream?.on("data", (text) => (log += text));
  }
  return { ...site, port, backend, log: () => log };
}
