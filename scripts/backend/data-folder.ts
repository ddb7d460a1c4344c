import { createHmac, randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { Failure } from "@/scripts/lib/failure.mjs";

export const postgresDir = (dataDir: string): string => path.join(dataDir, "postgres");

/** Node's recursive mkdir never ends where a file system has no folders to make, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await make();
  }
}

export async function createDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(path.resolve(dataDir));
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(`DATA_DIR cannot be used as the data folder: ${reason}`, { cause });
  }
}

/** Postgres needs this much for its log and a checkpoint. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** A check whether the disk of a folder has space to write. Logs each change once. */
export function createSpaceCheck(folder: string, log: (line: string) => void) {
  let hadSpace = true;
  return async () => {
    const isFree = await hasSpace(folder);
    const what = isFree
      ? "has space again."
      : "is full: no message is stored until there is space.";
    if (isFree !== hadSpace) log(`The disk of ${folder} ${what}`);
    hadSpace = isFree;
    return isFree;
  };
}

/** The first line of what was thrown; the embedded Postgres throws objects that are no errors. */
function reasonOf(thrown: unknown): string {
  const message = (thrown as { message?: unknown } | null)?.message;
  const [line = ""] = (typeof message === "string" ? message : "it ended unexpectedly").split("\n");
  return line.replace(/[.\s]+$/, "");
}

/** Runs a step of the start that uses a part of the data folder. @throws Failure with its path */
export async function withDataFolder<T>(part: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    // The embedded Postgres does not always say why it ended.
    const isFull = !(await hasSpace(path.dirname(part)).catch(() => true));
    const what = isFull
      ? `The disk of ${part} is full.`
      : `${part} is damaged or not readable (${reasonOf(cause)}): restore a backup, or move it ` +
        "away to start with an empty one.";
    throw new Failure(what, { cause });
  }
}

const keyPair = z.object({
  anonKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
});

const newKey = (prefix: string): string => `${prefix}_${randomBytes(24).toString("base64url")}`;

/** The API keys of a data folder, and the SITE_TOKEN where none is configured. @throws Failure */
export async function loadKeys(dataDir: string) {
  const file = path.join(dataDir, "keys.json");
  const created = { anonKey: newKey("sb_publishable"), secretKey: newKey("sb_secret") };
  const text = `${JSON.stringify(created, null, 2)}\n`;
  await writeFile(file, text, { mode: 0o600, flag: "wx" }).catch((error: { code?: string }) => {
    if (error.code !== "EEXIST") throw error;
  });
  try {
    const keys = keyPair.parse(JSON.parse(await readFile(file, "utf8")));
    const siteToken = createHmac("sha256", keys.secretKey).update("site token");
    return { ...keys, siteToken: siteToken.digest("base64url") };
  } catch {
    throw new Failure(`${file} contains no valid keys: delete it to create new ones.`);
  }
}

export type Keys = Awaited<ReturnType<typeof loadKeys>>;
