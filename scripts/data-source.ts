import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { loadKeys, postgresDir } from "@/scripts/backend/data-folder";
import { Failure } from "@/scripts/lib/failure.mjs";
import { readHeldLock } from "@/scripts/backend/lock";
import { readOptions } from "@/scripts/backend/options";
import { loadEnvFiles } from "@/scripts/lib/env-file.mjs";

export type DataSource = { url: string; secretKey: string };

const START_TIMEOUT_MS = 60_000;

/**
 * Starts the embedded backend if necessary. Null when there is no database, unless `isNew`.
 * @throws Failure
 */
export async function withEmbeddedBackend<T>(
  action: (backend: DataSource & { inboxUrl: string }) => Promise<T>,
  isNew = false,
): Promise<T | null> {
  await loadEnvFiles("start");
  const options = readOptions(process.env);
  const { dataDir } = options;
  if (!isNew && !existsSync(postgresDir(dataDir))) return null;
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let lock; (lock = await readHeldLock(dataDir)); await delay(100)) {
    const { url, inboxUrl } = lock;
    if (inboxUrl) return action({ url, inboxUrl, secretKey: (await loadKeys(dataDir)).secretKey });
    if (Date.now() > deadline) throw new Failure(`The backend at ${url} does not get ready.`);
  }
  const ports = { supabasePort: 0, smtpPort: 0, inboxPort: 0 };
  // Postgres takes a second to load, and a hosted project needs none of it.
  const { startBackend } = await import("@/scripts/backend/start");
  const backend = await startBackend({ ...options, ...ports, hasFunctions: false });
  try {
    return await action(backend);
  } finally {
    await backend.stop();
  }
}

/**
 * Runs an action on the configured data: the hosted project of SUPABASE_URL, also where .env sets
 * it, else the embedded backend of DATA_DIR. @throws Failure
 */
export async function withDataSource<T>(
  action: (source: DataSource) => Promise<T>,
  isNew = false,
): Promise<T> {
  await loadEnvFiles("start");
  const url = process.env.SUPABASE_URL;
  if (url) {
    // The second is the platform's older name of the same secret.
    const secretKey = process.env.SUPABASE_SECRET_KEY || process.env.SUPABASE_SERVICE_ROLE_KEY;
    if (secretKey) return action({ url, secretKey });
    throw new Failure("Set SUPABASE_SECRET_KEY to the secret key of the hosted project.");
  }
  const result = await withEmbeddedBackend(action, isNew);
  if (result !== null) return result;
  throw new Failure("There is no database: set SUPABASE_URL or DATA_DIR, or run `npm start`.");
}

/** @throws Failure */
export async function callData({ url, secretKey }: DataSource, path: string, init?: RequestInit) {
  let response: Response;
  try {
    response = await fetch(new URL(`/rest/v1/${path}`, url), {
      ...init,
      headers: { apikey: secretKey, "Content-Type": "application/json", ...init?.headers },
      signal: AbortSignal.timeout(60_000),
    });
  } catch (cause) {
    throw new Failure(`${url} does not answer.`, { cause });
  }
  if (response.ok) return response;
  // The body may quote a row.
  await response.body?.cancel();
  const table = path.split("?", 1)[0];
  throw new Failure(`${url} answered with ${response.status} for the table ${table}.`);
}

export const TABLES = {
  contact_messages: "id",
  podcast_suggestions: "id",
  episodes: "youtube_video_id",
  erased_rows: "id",
} as const;

export type TableName = keyof typeof TABLES;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

export type Row = z.output<typeof rowsSchema>[number];

export const PAGE_ROWS = 1000;

/** In the order of its primary key. A row that arrives meanwhile may be missing. @throws Failure */
export async function readTable(source: DataSource, table: TableName, columns = "*") {
  const key = TABLES[table];
  const rows: Row[] = [];
  for (;;) {
    const query = new URLSearchParams({ select: columns, order: key, limit: String(PAGE_ROWS) });
    const after = rows.at(-1)?.[key];
    if (after !== undefined) query.set(key, `gt.${String(after)}`);
    const page = rowsSchema.parse(await (await callData(source, `${table}?${query}`)).json());
    rows.push(...page);
    if (page.length === 0) return rows;
  }
}
