import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/**
 * Where `npm run backup` writes, too: what is copied with the backups is there when they are
 * needed.
 */
export const BACKUP_FOLDER = "backups";

const NAME = "erased.jsonl";

const lineSchema = z.object({ id: z.uuid(), erasedAt: z.iso.datetime() });

/**
 * Notes which rows a person had erased, outside of the database, which may be lost: random ids,
 * which say nothing about the person. A line that is cut by a crash is followed by whole ones.
 */
export async function noteErasedRows(ids: readonly unknown[], folder = BACKUP_FOLDER) {
  const erasedAt = new Date().toISOString();
  const lines = ids.map((id) => `\n${JSON.stringify({ id, erasedAt })}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendFile(path.join(folder, NAME), lines.join(""), { mode: 0o600 });
}

/** The ids in the notes of some folders; those without notes have none. */
export async function readErasedRows(folders: readonly string[]): Promise<string[]> {
  const notes = await Promise.all(
    folders.map((folder) => readFile(path.join(folder, NAME), "utf8").catch(() => "")),
  );
  return notes
    .join("\n")
    .split("\n")
    .flatMap((line) => parseLine(line)?.id ?? []);
}

function parseLine(line: string) {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
