import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "@/scripts/backend/start-error";

const keyPair = z.object({
  anonKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
});

export type KeyPair = z.output<typeof keyPair>;

const newKey = (prefix: string): string => `${prefix}_${randomBytes(24).toString("base64url")}`;

/**
 * The API keys of this data folder: made once, then kept, readable by the owner only.
 *
 * @throws StartError when the file is there but unusable
 */
export async function loadKeys(dataDir: string): Promise<KeyPair> {
  const path = join(dataDir, "keys.json");
  const made = { anonKey: newKey("sb_publishable"), secretKey: newKey("sb_secret") };
  try {
    await writeFile(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return made;
  } catch (error) {
    if (!isExisting(error)) throw error;
  }
  try {
    return keyPair.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    throw new StartError(`${path} holds no usable keys: delete it to have new ones made.`);
  }
}

const isExisting = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

/** Compares two keys in constant time. */
export function sameKey(one: string, other: string): boolean {
  const digest = (key: string) => createHash("sha256").update(key).digest();
  return timingSafeEqual(digest(one), digest(other));
}
