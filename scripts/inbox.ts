// `npm run inbox`: messages, suggestions and e-mails with their delivery state, from the backend
// that runs on INBOX_PORT, else from the data folder DATA_DIR. `--json` prints one JSON document.
import { existsSync } from "node:fs";
import { loadEnvFiles } from "@/scripts/lib/env-file.mjs";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import { postgresDir } from "@/scripts/backend/data-folder";
import { HOST } from "@/scripts/backend/http";
import { type InboxDocument, readInbox } from "@/scripts/backend/inbox/document";
import { episodeNotices, inboxListing } from "@/scripts/backend/inbox/listing";
import { createMailReader } from "@/scripts/backend/mail";
import { readOptions } from "@/scripts/backend/options";

async function currentInbox(): Promise<InboxDocument> {
  const { dataDir, inboxPort } = readOptions(process.env);
  const running = await fetch(`http://${HOST}:${inboxPort}/api/inbox`).catch(() => undefined);
  if (running?.ok) return running.json();
  // Its folder is open already, and a second database in it would ruin it.
  if (running) throw new Failure(`The backend answers ${running.status}. Ask again in a moment.`);
  if (!existsSync(postgresDir(dataDir))) return { messages: [], suggestions: [], emails: [] };
  // Postgres takes a second to load.
  const { openDatabase } = await import("@/scripts/backend/database/connection");
  const connection = await openDatabase(dataDir);
  const mails = await createMailReader(dataDir)();
  return readInbox(connection.driver, mails).finally(() => connection.close());
}

await runScript(async () => {
  loadEnvFiles("start");
  const inbox = await currentInbox();
  console.log(
    process.argv.includes("--json")
      ? JSON.stringify(inbox, null, 2)
      : [inboxListing(inbox), ...episodeNotices(process.env)].join("\n\n"),
  );
});
