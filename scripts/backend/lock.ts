import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { Failure } from "@/scripts/lib/failure.mjs";

/** `inboxUrl` and `smtpPort` are there while the backend is ready. */
const lockFile = z.object({
  pid: z.number().int(),
  url: z.string(),
  inboxUrl: z.string().optional(),
  smtpPort: z.number().optional(),
});

type LockFile = z.output<typeof lockFile>;

const lockPath = (dataDir: string): string => path.join(dataDir, "backend.json");

/** The lock file of a data folder, which a killed backend leaves behind. */
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
    const response = await fetch(`${lock.url}/health`, { signal: AbortSignal.timeout(5_000) });
    const { pid } = z.object({ pid: z.number() }).parse(await response.json());
    return pid === lock.pid ? lock : null;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? lock : null;
  }
}

/**
 * Locks the data folder: two processes would corrupt the database. Replaces the lock of a process
 * that no longer runs. @param url where this process already answers @throws Failure
 */
export async function acquireLock(dataDir: string, url: string) {
  const owner = await readHeldLock(dataDir);
  if (owner) {
    throw new Failure(
      `The data folder ${dataDir} is in use by process ${owner.pid} (${owner.url}): ` +
        "stop it, or set DATA_DIR to another folder.",
    );
  }
  const file = lockPath(dataDir);
  /** Writes the addresses of a backend that is ready; none while it starts and stops. */
  const update = (addresses: Pick<LockFile, "inboxUrl" | "smtpPort">) => {
    const lock: LockFile = { pid: process.pid, url, ...addresses };
    writeFileSync(`${file}.new`, JSON.stringify(lock), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  update({});
  return { update, release: () => rmSync(file, { force: true }) };
}
