import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { env } from "@/lib/env";

/** supabase-js needs a WebSocket even without subscriptions, and Node 20 has none. */
class NoRealtime {
  constructor() {
    throw new Error("The site uses no realtime.");
  }
}

let client: SupabaseClient | undefined;

/** With the anonymous key (§6). @throws Error when SUPABASE_URL is not set */
export function supabase(): SupabaseClient {
  if (client) return client;
  if (!env.SUPABASE_URL || !env.SUPABASE_ANON_KEY) {
    throw new Error("SUPABASE_URL is not set: the site has no backend to speak to.");
  }
  client = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoRealtime as never },
  });
  return client;
}
