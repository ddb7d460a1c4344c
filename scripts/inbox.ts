// `npm run inbox`: messages, suggestions and e-mails with their delivery state from the data folder
// DATA_DIR, also while the backend is stopped. `--json` prints one JSON document.
import { existsSync } from "node:fs";
import { loadEnvFiles } from "@/scripts/lib/env-file.mjs";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import { postgresDir } from "@/scripts/backend/data-folder";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { episodeNotices, inboxListing } from "@/scripts/backend/inbox/listing";
import { readHeldLock } from "@/scripts/backend/lock";
import { readOptions } from "@/scripts/backend/options";

async function fetchInbox(inboxUrl: string): Promise<InboxDocument> {
  const response = await fetch(`${inboxUrl}/api/inbox`, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Failure(`The inbox at ${inboxUrl} returned ${response.status}.`);
  return response.json();
}

/** From the backend that runs on the data folder, else from one that sends no e-mail. */
async function readInbox(): Promise<InboxDocument> {
  const options = readOptions(process.env);
  if (!existsSync(postgresDir(options.dataDir))) {
    return { messages: [], suggestions: [], emails: [] };
  }
  const lock = await readHeldLock(options.dataDir);
  if (lock?.inboxUrl) return fetchInbox(lock.inboxUrl);
  const ports = { supabasePort: 0, smtpPort: 0, inboxPort: 0 };
  // Postgres takes a second to load.
  const { startBackend } = await import("@/scripts/backend/start");
  const backend = await startBackend({ ...options, ...ports, hasFunctions: false });
  return fetchInbox(backend.inboxUrl).finally(() => backend.stop());
}

await runScript(async () => {
  loadEnvFiles("start");
  const inbox = await readInbox();
  console.log(
    process.argv.includes("--json")
      ? JSON.stringify(inbox, null, 2)
      : [inboxListing(inbox), ...episodeNotices(process.env)].join("\n\n"),
  );
});
