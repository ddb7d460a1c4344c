// `npm run backup [-- <folder>]` and `npm run restore -- <file>` (docs/deploy.md): saves the
// messages, suggestions and episodes of the configured backend, and puts them back without what was
// erased.
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { encryptFor } from "@/scripts/lib/encrypt";
import { BACKUP_FOLDER, readErasedRows } from "@/scripts/lib/erased-rows";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import {
  callData,
  type DataSource,
  PAGE_ROWS,
  readTable,
  type Row,
  type TableName,
  TABLES,
  withDataSource,
} from "@/scripts/data-source";
import { decodeHtml, mapTexts } from "@/supabase/functions/_shared/contract/text";

const tableNames = Object.keys(TABLES) as TableName[];

const backupSchema = z.object({
  format: z.literal("primoze-backup-1"),
  createdAt: z.iso.datetime(),
  // An older backup has no erased rows.
  tables: z.partialRecord(z.enum(tableNames), z.array(z.record(z.string(), z.unknown()))),
});

type Tables = z.output<typeof backupSchema>["tables"];

const countRows = (tables: Tables): string =>
  tableNames.map((table) => `${tables[table]?.length ?? 0} ${table}`).join(", ");

/** The file appears when it is complete, and only its owner can read it. */
async function backup(folder = BACKUP_FOLDER): Promise<string> {
  const tables: Tables = {};
  await withDataSource(async (source) => {
    for (const table of tableNames) tables[table] = await readTable(source, table);
  });
  const createdAt = new Date().toISOString();
  const packed = gzipSync(JSON.stringify({ format: "primoze-backup-1", createdAt, tables }));
  const { content, ending } = encryptFor(process.env.BACKUP_RECIPIENT, packed);
  const name = `primoze-${createdAt.replace(/[:.]/g, "-")}.json.gz${ending}`;
  const file = path.join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.partial`, content, { mode: 0o600 });
  await rename(`${file}.partial`, file);
  return `${file}: ${countRows(tables)}`;
}

async function readBackup(file: string) {
  if (/\.(age|gpg)$/.test(file)) throw new Failure(`Decrypt ${file} first (docs/deploy.md).`);
  try {
    const content = backupSchema.parse(JSON.parse(gunzipSync(await readFile(file)).toString()));
    return { ...content, tables: plainTables(content.tables) };
  } catch (cause) {
    throw new Failure(`${file} is not a readable backup.`, { cause });
  }
}

/** Rows of before 20251125000200_plain_texts.sql as that migration made them. */
function plainTables(tables: Tables): Tables {
  const plainRow = (row: Row) =>
    row.is_plain === undefined ? { ...mapTexts(row, decodeHtml), is_plain: true } : row;
  const { contact_messages = [], podcast_suggestions = [] } = tables;
  return {
    ...tables,
    contact_messages: contact_messages.map(plainRow),
    podcast_suggestions: podcast_suggestions.map(plainRow),
  };
}

async function restore(file?: string): Promise<string> {
  if (!file) throw new Failure("Name the file: npm run restore -- backups/primoze-….json.gz");
  const { tables, createdAt } = await readBackup(file);
  await withDataSource(async (source) => {
    const erased = await erasedIds(source, path.dirname(file));
    for (const table of tableNames) {
      tables[table] = (tables[table] ?? []).filter(({ id }) => !erased.has(id));
    }
    tables.erased_rows = [...erased].map((id) => ({ id }));
    for (const table of tableNames) await writeTable(source, table, tables[table] ?? []);
    for (const table of tableNames) await compareTable(source, table, tables[table] ?? []);
  }, true);
  return `Restored and compared row by row: ${countRows(tables)} of ${createdAt}`;
}

/**
 * The rows that persons had erased, as this database, the notes of `titular` and the backups of a
 * folder know them: a new database has forgotten what was erased after an old backup.
 */
async function erasedIds(source: DataSource, folder: string): Promise<Set<unknown>> {
  const rows = await readTable(source, "erased_rows");
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".json.gz")) continue;
    const other = await readBackup(path.join(folder, name)).catch(() => undefined);
    rows.push(...(other?.tables.erased_rows ?? []));
  }
  const noted = await readErasedRows([folder, BACKUP_FOLDER]);
  return new Set([...rows.map(({ id }) => id), ...noted]);
}

/** Below the body limits of proxies, for the longest rows. */
const MAX_REQUEST_BYTES = 1_000_000;

/** Inserts rows and replaces those with the same primary key. */
async function writeTable(source: DataSource, table: TableName, rows: Row[]) {
  for (let start = 0, end = 0; start < rows.length; start = end) {
    let bytes = 0;
    while (end < rows.length && end - start < PAGE_ROWS) {
      bytes += JSON.stringify(rows[end]).length;
      if (bytes > MAX_REQUEST_BYTES && end > start) break;
      end += 1;
    }
    await callData(source, `${table}?on_conflict=${TABLES[table]}`, {
      method: "POST",
      headers: { Prefer: "resolution=merge-duplicates,return=minimal" },
      body: JSON.stringify(rows.slice(start, end)),
    });
  }
}

/** Columns that change by themselves when a waiting e-mail is sent after the restore. */
const DELIVERY = /^(delivery_|next_attempt_at$|delivered_at$|last_delivery_error$|refused_at$)/;

/** Compares the columns that the backup has; a later migration may have added others. */
async function compareTable(source: DataSource, table: TableName, rows: Row[]) {
  const key = TABLES[table];
  const stored = new Map((await readTable(source, table)).map((row) => [row[key], row]));
  for (const row of rows) {
    const columns = Object.keys(row).filter((name) => !DELIVERY.test(name));
    if (!columns.every((name) => isDeepStrictEqual(stored.get(row[key])?.[name], row[name]))) {
      throw new Failure(`After the restore, ${table} ${String(row[key])} differs.`);
    }
  }
}

const [command, argument] = process.argv.slice(2);
await runScript(async () =>
  console.log(await (command === "restore" ? restore(argument) : backup(argument))),
);
