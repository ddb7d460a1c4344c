import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { FunctionEnv } from "./env.ts";

/** Longest a single database call may take: with the wait for the e-mail it stays below 10 seconds. */
const CALL_TIMEOUT_MS = 4_000;

export type Database = SupabaseClient;

const boundedFetch: typeof fetch = (input, init) => {
  const bound = AbortSignal.timeout(CALL_TIMEOUT_MS);
  return fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, bound]) : bound,
  });
};

/** A database client that acts as the service role. Never hand its key or its errors to a caller. */
export function serviceDatabase(env: FunctionEnv): Database {
  return createClient(env.supabaseUrl, env.serviceKeys[0], {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: boundedFetch },
  });
}

/** A database call that failed; `code` is Postgres' or PostgREST's and safe to log. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(step: string, code: string | undefined) {
    super(`database: ${step}`);
    this.name = "DatabaseError";
    this.code = code || "unreachable";
  }
}
