import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { Failure } from "@/scripts/lib/failure.mjs";

/**
 * Supabase's `url` answers from before the lock until after its release; the others once all is
 * ready.
 */
const lockFile = z.object({
  pid: z.number().int(),
  url: z.string(),
  inboxUrl: z.string().optional(),
  smtpPort: z.number().optional(),
});

type LockFile = z.output<typeof lockFile>;

const WAIT_MS = 5_000;

export const lockPath = (dataDir: string): string => path.join(dataDir, "backend.json");

export async function readLock(dataDir: string): Promise<LockFile | null> {
  try {
    return lockFile.parse(JSON.parse(readFileSync(lockPath(dataDir), "utf8")));
  } catch {
    return null;
  }
}

/** The lock of a backend that runs; its process answers at the URL, since ids are reused. */
export async function readHeldLock(dataDir: string): Promise<LockFile | null> {
  const lock = await readLock(dataDir);
  if (!lock) return null;
  try {
    const response = await fetch(`${lock.url}/health`, { signal: AbortSignal.timeout(WAIT_MS) });
    const { pid } = z.object({ pid: z.number() }).parse(await response.json());
    return pid === lock.pid ? lock : null;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? lock : null;
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Locks the data folder: two processes would corrupt the database. Replaces the lock of a process
 * that no longer runs. @param url where this process already answers @throws Failure
 */
export async function acquireLock(dataDir: string, url: string) {
  const file = lockPath(dataDir);
  const write = (path: string, flag: "w" | "wx", addresses = {}) =>
    writeFileSync(path, JSON.stringify({ pid: process.pid, url, ...addresses }), {
      flag,
      mode: 0o600,
    });
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const seen = textOf(file);
    const owner = await readHeldLock(dataDir);
    if (owner && (owner.inboxUrl || Date.now() > deadline)) {
      throw new Failure(
        `The data folder ${dataDir} is in use by process ${owner.pid} (${owner.url}): ` +
          "stop it, or set DATA_DIR to another folder.",
      );
    }
    // Without a pause in between, so that no other start can replace the lock meanwhile.
    if (!owner && textOf(file) === seen) {
      rmSync(file, { force: true });
      write(file, "wx");
      break;
    }
    await delay(100);
  }
  return {
    /** Writes the addresses of a backend that is ready; none while it stops. */
    update(addresses: Pick<LockFile, "inboxUrl" | "smtpPort">) {
      write(`${file}.new`, "w", addresses);
      renameSync(`${file}.new`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}
