import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { StartError } from "@/scripts/backend/start-error";

const lockFile = z.object({
  pid: z.number().int(),
  /** Only "ready" carries the addresses; "reading" is the inbox listing with the backend stopped. */
  state: z.enum(["starting", "ready", "stopping", "reading"]),
  since: z.number(),
  url: z.string().optional(),
  anonKey: z.string().optional(),
  inboxUrl: z.string().optional(),
  smtpPort: z.number().optional(),
});

/** What backend.json says about the process that uses the data folder. */
export type LockFile = z.output<typeof lockFile>;

/** After this long a state that should pass quickly belongs to a reused process id. */
const PASSING_STATE_MS = 60_000;

/** How long to wait for a process that is about to leave. */
const WAIT_MS = 5_000;

const pathIn = (dataDir: string): string => join(dataDir, "backend.json");

/** The lock of a data folder, or null when there is none or it is unreadable. */
export async function readLock(dataDir: string): Promise<LockFile | null> {
  try {
    return lockFile.parse(JSON.parse(await readFile(pathIn(dataDir), "utf8")));
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Whether the lock's process still uses the folder. A process id alone proves little, since ids are
 * reused: a ready backend must answer with its own.
 */
export async function isHeld(lock: LockFile): Promise<boolean> {
  if (!isRunning(lock.pid)) return false;
  if (lock.pid === process.pid) return Date.now() - lock.since < PASSING_STATE_MS;
  if (lock.state !== "ready") return Date.now() - lock.since < PASSING_STATE_MS;
  try {
    const response = await fetch(`${lock.url}/health`, { signal: AbortSignal.timeout(5_000) });
    return z.object({ pid: z.number() }).parse(await response.json()).pid === lock.pid;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError";
  }
}

export type Lock = {
  /** Publishes the state, and with "ready" the addresses. */
  update(content: Omit<LockFile, "pid" | "since">): Promise<void>;
  release(): Promise<void>;
};

async function create(path: string, state: LockFile["state"]): Promise<boolean> {
  const content: LockFile = { pid: process.pid, state, since: Date.now() };
  try {
    await writeFile(path, JSON.stringify(content), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Takes the data folder for this process, since two would damage the database. The file of a dead
 * process is taken over.
 *
 * @throws StartError when a living process holds it
 */
export async function acquireLock(dataDir: string, state: "starting" | "reading"): Promise<Lock> {
  const path = pathIn(dataDir);
  const deadline = Date.now() + WAIT_MS;
  while (!(await create(path, state))) {
    const holder = await readLock(dataDir);
    if (holder === null || !(await isHeld(holder))) {
      await rm(path, { force: true });
    } else if (holder.state === "ready" || holder.state === "starting" || Date.now() > deadline) {
      throw new StartError(
        `The data folder ${dataDir} is in use by process ${holder.pid}` +
          `${holder.url ? ` (${holder.url})` : ""}: stop it, or set DATA_DIR to another folder.`,
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
