import { z } from "zod";
import { StartError } from "@/scripts/backend/start-error";

/** Where the data is: a project's URL and its secret key. */
export type DataSource = { url: string; secretKey: string };

export type Row = Record<string, unknown>;

/** The tables of a backup with their primary keys. The others contain nothing that lasts. */
export const TABLES = {
  contact_messages: "id",
  podcast_suggestions: "id",
  episodes: "youtube_video_id",
} as const;

export type TableName = keyof typeof TABLES;

/** Rows per request: the limit of the data API. */
const PAGE_ROWS = 1000;

/** Below the body limit of the embedded gateway, for the longest rows. */
const MAX_REQUEST_BYTES = 1_000_000;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

async function call({ url, secretKey }: DataSource, path: string, init: RequestInit = {}) {
  let response: Response;
  try {
    response = await fetch(new URL(`/rest/v1/${path}`, url), {
      ...init,
      headers: { apikey: secretKey, "Content-Type": "application/json", ...init.headers },
      signal: AbortSignal.timeout(60_000),
    });
  } catch (cause) {
    throw new StartError(`${url} does not answer.`, { cause });
  }
  if (response.ok) return response;
  // The body may quote a row.
  await response.body?.cancel();
  const table = path.split("?", 1)[0];
  throw new StartError(`${url} answered with ${response.status} for the table ${table}.`);
}

/**
 * Reads a table, ordered by its primary key. A row that arrives meanwhile may be missing.
 * @throws StartError
 */
export async function readTable(source: DataSource, table: TableName): Promise<Row[]> {
  const key = TABLES[table];
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.[key];
    const query = new URLSearchParams({ select: "*", order: key, limit: String(PAGE_ROWS) });
    if (after !== undefined) query.set(key, `gt.${String(after)}`);
    const page = rowsSchema.parse(await (await call(source, `${table}?${query}`)).json());
    rows.push(...page);
    if (page.length === 0) return rows;
  }
}

/** Inserts rows and replaces those with the same primary key. @throws StartError */
export async function writeTable(source: DataSource, table: TableName, rows: Row[]) {
  for (const batch of batches(rows)) {
    await call(source, `${table}?on_conflict=${TABLES[table]}`, {
      method: "POST",
      headers: { Prefer: "resolution=merge-duplicates,return=minimal" },
      body: JSON.stringify(batch),
    });
  }
}

function* batches(rows: Row[]): Generator<Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row));
    if (batch.length > 0 && (bytes + size > MAX_REQUEST_BYTES || batch.length === PAGE_ROWS)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
