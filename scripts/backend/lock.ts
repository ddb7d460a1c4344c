import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { StartError } from "@/scripts/backend/start-error";

const lockFile = z.object({
  pid: z.number().int(),
  /** Only "ready" has the addresses. "reading" is `npm run inbox` while the backend is stopped. */
  state: z.enum(["starting", "ready", "stopping", "reading"]),
  since: z.number(),
  url: z.string().optional(),
  anonKey: z.string().optional(),
  inboxUrl: z.string().optional(),
  smtpPort: z.number().optional(),
});

/** Content of backend.json: the process that uses the data folder. */
export type LockFile = z.output<typeof lockFile>;

/** A starting or stopping state older than this belongs to a reused process id. */
const TRANSIENT_STATE_MS = 60_000;

/** Removing a stale lock takes milliseconds, or the timeout of isHeld. */
const TAKEOVER_MS = 30_000;

/** How long to wait for a process that is stopping. */
const WAIT_MS = 5_000;

/** The lock file of a data folder. */
export const lockPath = (dataDir: string): string => join(dataDir, "backend.json");

/** Reads the lock file of a data folder; null when it is missing or invalid. */
export async function readLock(dataDir: string): Promise<LockFile | null> {
  try {
    return lockFile.parse(JSON.parse(await readFile(lockPath(dataDir), "utf8")));
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Whether the process of the lock still uses the folder. Process ids are reused, so a ready backend
 * must also respond with its process id.
 */
export async function isHeld(lock: LockFile): Promise<boolean> {
  if (!isRunning(lock.pid)) return false;
  if (lock.pid === process.pid) return Date.now() - lock.since < TRANSIENT_STATE_MS;
  if (lock.state !== "ready") return Date.now() - lock.since < TRANSIENT_STATE_MS;
  try {
    const response = await fetch(`${lock.url}/health`, { signal: AbortSignal.timeout(5_000) });
    return z.object({ pid: z.number() }).parse(await response.json()).pid === lock.pid;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError";
  }
}

export type Lock = {
  /** Writes the state, and the addresses when it is "ready". */
  update(content: Omit<LockFile, "pid" | "since">): Promise<void>;
  release(): Promise<void>;
};

/**
 * Removes the lock of a process that no longer runs. Only the process that creates the takeover
 * file may, and it looks again first: otherwise the slower of two starts would remove the lock that
 * the faster one has just created.
 *
 * @throws StartError when an interrupted start left the takeover file behind
 */
async function removeStaleLock(dataDir: string): Promise<void> {
  const takeover = `${lockPath(dataDir)}.takeover`;
  if (!(await create(takeover, "starting"))) {
    const { mtimeMs } = await stat(takeover).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > TAKEOVER_MS) {
      throw new StartError(`An interrupted start left ${takeover} behind: delete it.`);
    }
    return delay(20);
  }
  try {
    const owner = await readLock(dataDir);
    if (owner === null || !(await isHeld(owner))) await rm(lockPath(dataDir), { force: true });
  } finally {
    await rm(takeover, { force: true });
  }
}

/** Creates the file with its content in one step: another start never reads an empty lock. */
async function create(path: string, state: LockFile["state"]): Promise<boolean> {
  const content: LockFile = { pid: process.pid, state, since: Date.now() };
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/**
 * Locks the data folder for this process, since two processes would corrupt the database. Replaces
 * the lock of a process that no longer runs.
 *
 * @throws StartError when a running process holds the lock
 */
export async function acquireLock(dataDir: string, state: "starting" | "reading"): Promise<Lock> {
  const path = lockPath(dataDir);
  const deadline = Date.now() + WAIT_MS;
  while (!(await create(path, state))) {
    const owner = await readLock(dataDir);
    if (owner === null || !(await isHeld(owner))) {
      await removeStaleLock(dataDir);
    } else if (owner.state === "ready" || owner.state === "starting" || Date.now() > deadline) {
      throw new StartError(
        `The data folder ${dataDir} is in use by process ${owner.pid}` +
          `${owner.url ? ` (${owner.url})` : ""}: stop it, or set DATA_DIR to another folder.`,
      );
    } else {
      await delay(100);
    }
  }
  return {
    async update(content) {
      const next: LockFile = { pid: process.pid, since: Date.now(), ...content };
      await writeFile(`${path}.new`, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    release: () => rm(path, { force: true }),
  };
}
