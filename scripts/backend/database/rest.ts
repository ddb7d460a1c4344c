import { randomBytes } from "node:crypto";
import { App } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { KeyPair } from "@/scripts/backend/keys";
import type { Mutex } from "@/scripts/backend/mutex";
import { restorePrivileges } from "@/scripts/backend/database/privileges";
import { redactErrors } from "@/scripts/backend/database/redact-errors";

/** Answers one request to /rest/v1; the response is complete, nothing streams from the database. */
export type RestApi = (request: Request) => Promise<Response>;

/**
 * The PostgREST-compatible API over the database: API keys enforced, no admin mode, nothing but the
 * `public` schema. The signing secret is thrown away, so no bearer token but the keys is ever valid.
 */
export async function createRestApi(
  connection: PgliteConnection,
  keys: KeyPair,
  oneAtATime: Mutex,
  log: (line: string) => void,
): Promise<RestApi> {
  process.env.LITE_TELEMETRY = "0";
  const app = new App({
    connection,
    api: { schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: false,
      publishable_key: keys.anonKey,
      secret_key: keys.secretKey,
      jwt_secret: randomBytes(32).toString("base64url"),
    },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  await app.init();

  const answer: RestApi = (request) =>
    oneAtATime(async () => {
      // Nobody waits for it any more: do not make the others wait either.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      return redactErrors(log, async () => {
        const response = await app.fetch(request, { peerAddress: null });
        const { status, headers } = response;
        const body = response.body === null ? null : await response.arrayBuffer();
        return new Response(body, { status, headers });
      });
    });

  const first = new Request("http://localhost/rest/v1/episodes?select=youtube_video_id&limit=1", {
    headers: { apikey: keys.secretKey },
  });
  const { ok, status } = await answer(first);
  if (!ok) throw new Error(`the data API answered ${status} to its first request`);
  await oneAtATime(() => restorePrivileges(connection.driver));
  return answer;
}
