import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";

type Variables = Record<string, string | undefined>;

/** The command cannot run; the message says why, in Portuguese. */
export class TitularError extends Error {}

/** supabase-js needs a WebSocket even without subscriptions, and Node 20 has none. */
class NoRealtime {
  constructor() {
    throw new Error("This command uses no realtime.");
  }
}

/**
 * A client with the secret key, which may read and delete personal data.
 * @throws TitularError when neither a project nor the embedded backend is configured
 */
export function connect(env: Variables): SupabaseClient {
  const { url, key } = env.SUPABASE_URL ? hosted(env, env.SUPABASE_URL) : embedded(env);
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoRealtime as never },
  });
}

function hosted(env: Variables, url: string) {
  const key = env.SUPABASE_SERVICE_ROLE_KEY;
  if (!key) {
    throw new TitularError(
      "Falta SUPABASE_SERVICE_ROLE_KEY, a chave secreta do projeto. Use-a só neste comando: " +
        "SUPABASE_SERVICE_ROLE_KEY=… npm run titular -- exportar <e-mail>",
    );
  }
  return { url, key };
}

/** Address and key of the embedded backend, which has to run (`npm start`). */
function embedded(env: Variables) {
  const file = path.resolve(env.DATA_DIR || ".data", "keys.json");
  if (!existsSync(file)) {
    throw new TitularError(
      "Não há SUPABASE_URL, e o banco local ainda não existe: rode `npm start` em outro terminal.",
    );
  }
  const { secretKey } = z
    .object({ secretKey: z.string() })
    .parse(JSON.parse(readFileSync(file, "utf8")));
  return { url: `http://127.0.0.1:${env.SUPABASE_PORT || "54321"}`, key: secretKey };
}
