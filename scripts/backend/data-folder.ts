import { createHmac, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

export const postgresDir = (dataDir: string): string => path.join(dataDir, "postgres");

const keyPair = z.object({
  anonKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
});

const newKey = (prefix: string): string => `${prefix}_${randomBytes(24).toString("base64url")}`;

/** The API keys of a data folder, and the SITE_TOKEN where none is configured. */
export async function loadKeys(dataDir: string) {
  const file = path.join(dataDir, "keys.json");
  const created = { anonKey: newKey("sb_publishable"), secretKey: newKey("sb_secret") };
  const text = `${JSON.stringify(created, null, 2)}\n`;
  await writeFile(file, text, { mode: 0o600, flag: "wx" }).catch((error: { code?: string }) => {
    if (error.code !== "EEXIST") throw error;
  });
  const keys = keyPair.parse(JSON.parse(await readFile(file, "utf8")));
  const siteToken = createHmac("sha256", keys.secretKey).update("site token");
  return { ...keys, siteToken: siteToken.digest("base64url") };
}

export type Keys = Awaited<ReturnType<typeof loadKeys>>;
