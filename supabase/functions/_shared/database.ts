import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";
import type { FunctionEnv } from "./env.ts";

const CALL_TIMEOUT_MS = 4_000;

export type DatabaseClient = SupabaseClient<Database>;

/**
 * Its key and its errors must never reach a caller.
 * @param signal else each call has its own timeout
 */
export function createServiceClient(env: FunctionEnv, signal?: AbortSignal): DatabaseClient {
  const fetchWithTimeout: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: signal ?? AbortSignal.timeout(CALL_TIMEOUT_MS) });
  return createClient<Database>(env.supabaseUrl, env.serviceKeys[0], {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithTimeout },
  });
}

/** A failed database call. `code` comes from Postgres or PostgREST and is safe to log. */
export class DatabaseError extends Error {
  constructor(readonly code: string) {
    super(`database: ${code}`);
  }
}

type Answer<Data> = { data: Data; error: null } | { data: null; error: { code: string } };

/** The data that the database answers with. @throws DatabaseError */
export async function dataOf<Data>(call: PromiseLike<Answer<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (error) throw new DatabaseError(error.code || "unreachable");
  return data;
}

/** The one row that a function of the database returns. @throws DatabaseError */
export async function rowOf<Row>(call: PromiseLike<Answer<Row[]>>): Promise<Row> {
  const [row] = await dataOf(call);
  if (!row) throw new DatabaseError("no-row");
  return row;
}
