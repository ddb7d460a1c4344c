import { env } from "@/lib/env";

const TIMEOUT_MS = 3000;

/** Whether the backend responds with a status below 500. */
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
