import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { FREE_PORTS, POSTGRES_FLAGS, temporaryDataDir } from "@/scripts/lib/backend.mjs";
import type { Addresses } from "@/tests/backend/support/backend";

/** Creates an empty temporary data folder. */
export function newDataDir(): { dataDir: string; remove(): void } {
  const dataDir = temporaryDataDir();
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Options of Node for a TypeScript file that opens a database. */
export const DATABASE_SCRIPT = [...POSTGRES_FLAGS, "--import", "tsx"];

/**
 * Runs such a file until it exits, on the ports of no other backend.
 * @throws Error with `code` and `stderr` when it fails
 */
export const runScript = (script: string, args: string[], variables: Record<string, string>) =>
  promisify(execFile)(process.execPath, [...DATABASE_SCRIPT, script, ...args], {
    env: { ...process.env, ...FREE_PORTS, ...variables },
    maxBuffer: Infinity,
  });

/**
 * Output of `npm run inbox -- --json`.
 * @param backend its folder, and the address of its inbox if it runs
 */
export async function readInbox({
  dataDir,
  inboxUrl,
}: Pick<Addresses, "dataDir"> & Partial<Addresses>): Promise<InboxDocument> {
  const { stdout } = await runScript("scripts/inbox.ts", ["--json"], {
    DATA_DIR: dataDir,
    ...(inboxUrl && { INBOX_PORT: new URL(inboxUrl).port }),
  });
  return JSON.parse(stdout);
}
