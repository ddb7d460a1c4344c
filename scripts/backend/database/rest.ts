import { randomBytes } from "node:crypto";
import { App } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { KeyPair } from "@/scripts/backend/keys";
import type { RunExclusive } from "@/scripts/backend/mutex";
import { restorePrivileges } from "@/scripts/backend/database/privileges";
import { redactErrors } from "@/scripts/backend/database/redact-errors";

/** Handles a request to /rest/v1. The response is complete: nothing streams from the database. */
export type RestApi = (request: Request) => Promise<Response>;

/**
 * Creates the PostgREST-compatible API: API keys required, no admin mode, only the schema `public`.
 * The JWT secret is random and not stored, so only the API keys are valid bearer tokens.
 */
export async function createRestApi(
  connection: PgliteConnection,
  keys: Pick<KeyPair, "anonKey" | "secretKey">,
  runExclusive: RunExclusive,
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

  const handle: RestApi = (request) =>
    runExclusive(async () => {
      // The client has disconnected while the request was queued.
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
  const { ok, status } = await handle(first);
  if (!ok) throw new Error(`the first request to the data API returned ${status}`);
  await runExclusive(() => restorePrivileges(connection.driver));
  return handle;
}
