import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import { StartError } from "@/scripts/backend/start-error";
import { TABLES } from "@/scripts/backup/tables";

const rows = z.array(z.record(z.string(), z.unknown()));

const backupSchema = z.object({
  format: z.literal("primoze-backup-1"),
  createdAt: z.iso.datetime(),
  tables: z.object({ contact_messages: rows, podcast_suggestions: rows, episodes: rows }),
});

export type Backup = z.output<typeof backupSchema>;
type Tables = Backup["tables"];

/** "3 contact_messages, …", for messages to the operator. */
export const countRows = (tables: Tables): string =>
  Object.keys(TABLES)
    .map((table) => `${tables[table as keyof Tables].length} ${table}`)
    .join(", ");

/**
 * Writes a backup into a folder, in a file that only its owner can read. The file appears when it
 * is complete.
 * @returns its path
 */
export async function writeBackup(folder: string, tables: Tables, now: Date): Promise<string> {
  const backup: Backup = { format: "primoze-backup-1", createdAt: now.toISOString(), tables };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `primoze-${backup.createdAt.replace(/[:.]/g, "-")}.json.gz`);
  const content = await promisify(gzip)(JSON.stringify(backup));
  await writeFile(`${path}.partial`, content, { mode: 0o600 });
  await rename(`${path}.partial`, path);
  return path;
}

/** Reads a backup. @throws StartError when the file is missing or damaged */
export async function readBackup(path: string): Promise<Backup> {
  try {
    const text = (await promisify(gunzip)(await readFile(path))).toString();
    return backupSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartError(`${path} is not a readable backup.`, { cause });
  }
}
