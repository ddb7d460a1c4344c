import { createHmac, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "@/scripts/backend/start-error";

const keyPair = z.object({
  anonKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
});

export type KeyPair = z.output<typeof keyPair> & {
  /** SITE_TOKEN where none is configured. */
  siteToken: string;
};

/** Derived, so that it needs no place in the file. */
const withSiteToken = (keys: z.output<typeof keyPair>): KeyPair => ({
  ...keys,
  siteToken: createHmac("sha256", keys.secretKey).update("site token").digest("base64url"),
});

const newKey = (prefix: string): string => `${prefix}_${randomBytes(24).toString("base64url")}`;

/**
 * Reads the API keys of a data folder, or creates them in a file that only the owner can read.
 *
 * @throws StartError when the file is invalid
 */
export async function loadKeys(dataDir: string): Promise<KeyPair> {
  const path = join(dataDir, "keys.json");
  const created = { anonKey: newKey("sb_publishable"), secretKey: newKey("sb_secret") };
  try {
    await writeFile(path, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return withSiteToken(created);
  } catch (error) {
    if (!fileExists(error)) throw error;
  }
  try {
    return withSiteToken(keyPair.parse(JSON.parse(await readFile(path, "utf8"))));
  } catch {
    throw new StartError(`${path} contains no valid keys: delete it to create new ones.`);
  }
}

const fileExists = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EEXIST";
