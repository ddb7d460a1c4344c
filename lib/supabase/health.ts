import { env } from "@/lib/env";

const TIMEOUT_MS = 3000;

/** Whether the backend answers at all; any answer but a server error counts, since the check needs no rights. */
export async function isBackendReachable(): Promise<boolean> {
  if (!env.SUPABASE_URL || !env.SUPABASE_ANON_KEY) return false;
  try {
    const response = await fetch(new URL("/rest/v1/", env.SUPABASE_URL), {
      headers: { apikey: env.SUPABASE_ANON_KEY },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: "no-store",
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
