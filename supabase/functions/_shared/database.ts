import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { FunctionEnv } from "./env.ts";

const CALL_TIMEOUT_MS = 4_000;

export type Database = SupabaseClient;

/**
 * Its key and its errors must never reach a caller.
 * @param signal else each call has its own timeout
 */
export function createServiceClient(env: FunctionEnv, signal?: AbortSignal): Database {
  const fetchWithTimeout: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: signal ?? AbortSignal.timeout(CALL_TIMEOUT_MS) });
  return createClient(env.supabaseUrl, env.serviceKeys[0], {
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

type Answer = { data: unknown; error: { code: string } | null };

/** The data that the database answers with. @throws DatabaseError */
export async function dataOf(call: PromiseLike<Answer>): Promise<unknown> {
  const { data, error } = await call;
  if (error) throw new DatabaseError(error.code || "unreachable");
  return data;
}
