import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { FunctionEnv } from "./env.ts";

const CALL_TIMEOUT_MS = 4_000;

export type Database = SupabaseClient;

/**
 * A database client with the service role. Its key and its errors must never reach a caller.
 * @param signal aborts all calls; without it, each has its own timeout
 */
export function createServiceClient(env: FunctionEnv, signal?: AbortSignal): Database {
  const fetchWithTimeout: typeof fetch = (input, init) => {
    const timeout = signal ?? AbortSignal.timeout(CALL_TIMEOUT_MS);
    return fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  };
  return createClient(env.supabaseUrl, env.serviceKeys[0], {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithTimeout },
  });
}

/** A failed database call. `code` comes from Postgres or PostgREST and is safe to log. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(step: string, code: string | undefined) {
    super(`database: ${step}`);
    this.name = "DatabaseError";
    this.code = code || "unreachable";
  }
}
