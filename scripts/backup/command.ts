import { isDeepStrictEqual } from "node:util";
import { StartError } from "@/scripts/backend/start-error";
import { type Backup, countRows, readBackup, writeBackup } from "@/scripts/backup/backup-file";
import { withDataSource } from "@/scripts/backup/data-source";
import {
  type DataSource,
  readTable,
  type Row,
  type TableName,
  TABLES,
  writeTable,
} from "@/scripts/backup/tables";

/** Folder of the backups, when none is named. */
const DEFAULT_FOLDER = "backups";

/** Columns that change by themselves when a waiting e-mail is sent after the restore. */
const DELIVERY = /^(delivery_|next_attempt_at$|delivered_at$|last_delivery_error$|refused_at$)/;

const tableNames = Object.keys(TABLES) as TableName[];

async function backup(folder = DEFAULT_FOLDER): Promise<string> {
  const tables = await withDataSource(process.env, async (source) => ({
    contact_messages: await readTable(source, "contact_messages"),
    podcast_suggestions: await readTable(source, "podcast_suggestions"),
    episodes: await readTable(source, "episodes"),
  }));
  return `${await writeBackup(folder, tables, new Date())}: ${countRows(tables)}`;
}

async function restore(path?: string): Promise<string> {
  if (!path) throw new StartError("Name the file: npm run restore -- backups/primoze-….json.gz");
  const { tables, createdAt } = await readBackup(path);
  await withDataSource(process.env, async (source) => {
    for (const table of tableNames) await writeTable(source, table, tables[table]);
    await compare(source, tables);
  });
  return `Restored and compared row by row: ${countRows(tables)} of ${createdAt}`;
}

/** @throws StartError with the table and the key of the first row that differs */
async function compare(source: DataSource, tables: Backup["tables"]): Promise<void> {
  for (const table of tableNames) {
    const key = TABLES[table];
    const stored = new Map((await readTable(source, table)).map((row) => [row[key], row]));
    for (const row of tables[table]) {
      const found = stored.get(row[key]) ?? {};
      if (!isDeepStrictEqual(lasting(found, row), lasting(row, row))) {
        throw new StartError(`After the restore, ${table} ${String(row[key])} differs.`);
      }
    }
  }
}

/** The columns that a backup has; a later migration may have added others. */
const lasting = (row: Row, columns: Row): Row =>
  Object.fromEntries(
    Object.keys(columns)
      .filter((name) => !DELIVERY.test(name))
      .map((name) => [name, row[name]]),
  );

/** `npm run backup [-- <folder>]` and `npm run restore -- <file>` (docs/deploy.md). */
export async function runBackupCommand([name, argument]: readonly string[]): Promise<void> {
  try {
    const result = name === "restore" ? await restore(argument) : await backup(argument);
    process.stdout.write(`${result}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
