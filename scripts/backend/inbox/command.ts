import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { withDataFolder } from "@/scripts/backend/data-folder-error";
import { openDatabase, postgresDir } from "@/scripts/backend/database/connection";
import { acquireLock, isHeld, readLock } from "@/scripts/backend/lock";
import { createMailReader } from "@/scripts/backend/mail/mailbox";
import { readOptions } from "@/scripts/backend/options";
import { StartError } from "@/scripts/backend/start-error";
import { episodeNotices } from "@/scripts/backend/inbox/episode-notices";
import { EMPTY_INBOX, type InboxDocument, inboxDocument } from "@/scripts/backend/inbox/document";
import { inboxListing } from "@/scripts/backend/inbox/listing";
import { readInbox } from "@/scripts/backend/inbox/read";

/** How long to wait for a backend that is starting or stopping. */
const START_TIMEOUT_MS = 60_000;

async function fetchInbox(inboxUrl: string): Promise<InboxDocument> {
  const response = await fetch(`${inboxUrl}/api/inbox`, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new StartError(`The inbox at ${inboxUrl} returned ${response.status}.`);
  return inboxDocument.parse(await response.json());
}

async function readFromDisk(dataDir: string): Promise<InboxDocument> {
  if (!existsSync(postgresDir(dataDir))) return EMPTY_INBOX;
  const lock = await acquireLock(dataDir, "reading");
  try {
    const connection = await withDataFolder(postgresDir(dataDir), () => openDatabase(dataDir));
    try {
      return await readInbox(connection.driver, createMailReader(dataDir));
    } finally {
      await connection.close();
    }
  } finally {
    await lock.release();
  }
}

/**
 * Reads the inbox of a data folder from the running backend, else from the files.
 *
 * @throws StartError when both fail
 */
async function loadInbox(dataDir: string): Promise<InboxDocument> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const lock = await readLock(dataDir);
    const held = lock !== null && (await isHeld(lock));
    if (!held || lock.state === "reading") return readFromDisk(dataDir);
    if (lock.state === "ready" && lock.inboxUrl) return fetchInbox(lock.inboxUrl);
    if (Date.now() > deadline) {
      throw new StartError(`The backend (process ${lock.pid}) is ${lock.state} for too long.`);
    }
    await delay(100);
  }
}

/** `npm run inbox`: prints the inbox as text, or as JSON with `--json`. */
export async function runInboxCommand(args: readonly string[]): Promise<void> {
  try {
    const { dataDir, functionEnv } = readOptions(process.env);
    const inbox = await loadInbox(dataDir);
    const text = args.includes("--json")
      ? JSON.stringify(inbox, null, 2)
      : [inboxListing(inbox), ...episodeNotices(functionEnv)].join("\n\n");
    process.stdout.write(`${text}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
