import { createWriteStream } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { startTemporaryBackend } from "@/scripts/lib/backend.mjs";
// With their endings: Jest loads this file by Node, whose search for `.ts` tsx has hidden since
// next.config.mjs imports sources by it.
import { LOG_FILE } from "@/tests/backend/support/backend.ts";
import { youtubeEnvironment } from "@/tests/support/fake-youtube.ts";

declare global {
  // Jest keeps it until its globalTeardown.
  var stopSharedBackend: (() => Promise<void>) | undefined;
}

/**
 * Starts the backend of all tests in tests/api and tests/backend. A test that needs YouTube starts
 * it on SHARED_YOUTUBE_PORT.
 */
export default async function setup(): Promise<void> {
  const youtubePort = await getPort();
  const variables = { ...youtubeEnvironment(youtubePort), YOUTUBE_TIMEOUT_MS: "60000" };
  const { process: child, stop, ...addresses } = await startTemporaryBackend(variables, "pipe");
  const log = createWriteStream(join(addresses.dataDir, LOG_FILE));
  for (const output of [child.stdout, child.stderr]) output?.pipe(log, { end: false });
  process.env.SHARED_YOUTUBE_PORT = String(youtubePort);
  process.env.SHARED_BACKEND = JSON.stringify(addresses);
  globalThis.stopSharedBackend = stop;
}
