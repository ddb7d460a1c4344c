import getPort from "get-port";
import { backendEnv, startTemporaryBackend } from "@/scripts/lib/backend.mjs";
import { stopProcesses } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { FakeYouTube } from "@/tests/support/fake-youtube";

/**
 * Starts what the browser tests need, on free ports and in a temporary folder: the site with the
 * embedded backend, and a fake YouTube.
 */
export default async function globalSetup() {
  const youtube = await FakeYouTube.start({ count: 12, thumbnailBase: "https://covers.example" });
  const variables = { ...youtube.environment, SYNC_COOLDOWN_MS: "0", RETRY_INTERVAL_MS: "3000" };
  const backend = await startTemporaryBackend(variables, "pipe");
  const site = await startSite("start", await getPort(), backendEnv(backend), "pipe");
  for (const { process: server } of [backend, site]) {
    // A line for each request.
    server.stdout?.resume();
    server.stderr?.pipe(process.stderr);
  }

  Object.assign(process.env, {
    E2E_SITE: site.url,
    E2E_INBOX: backend.inboxUrl,
  });

  return async () => {
    await stopProcesses();
    await backend.stop();
    await youtube.stop();
  };
}
