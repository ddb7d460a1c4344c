import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { FunctionEnv } from "./env.ts";

/** Longest a single database call may take, in milliseconds, where nothing else bounds it. */
const CALL_TIMEOUT_MS = 4_000;

export type Database = SupabaseClient;

/**
 * A database client that acts as the service role. Never hand its key or its errors to a caller.
 *
 * @param within ends all of its calls together; without it each may take four seconds
 */
export function serviceDatabase(env: FunctionEnv, within?: AbortSignal): Database {
  const boundedFetch: typeof fetch = (input, init) => {
    const bound = within ?? AbortSignal.timeout(CALL_TIMEOUT_MS);
    return fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, bound]) : bound,
    });
  };
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
