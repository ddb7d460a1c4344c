import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { env } from "@/lib/env";

/** supabase-js needs a WebSocket even without subscriptions, and Node 20 has none. */
class NoRealtime {
  constructor() {
    throw new Error("The site uses no realtime.");
  }
}

/** More than 500 episodes with the longest descriptions that YouTube permits. */
const MAX_BYTES = 10_000_000;

/**
 * Redirects are answers: followed, a message would become a request for a page. And an answer that
 * does not end is not read.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  const headers = new Headers(response.headers);
  // functions.invoke would fail to read nothing as JSON.
  if (size === 0) headers.delete("content-type");
  const { status, statusText } = response;
  return new Response(size === 0 ? null : Buffer.concat(chunks), { status, statusText, headers });
};

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
    global: { fetch: boundedFetch },
  });
  return client;
}
