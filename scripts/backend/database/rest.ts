import { randomBytes } from "node:crypto";
import { App } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { Keys } from "@/scripts/backend/data-folder";

/** Handles a request to /rest/v1. The response is complete: nothing streams from the database. */
export type RestApi = (request: Request) => Promise<Response>;

/**
 * Runs callbacks one after the other. The embedded Postgres has a single session, and concurrent
 * requests of @supabase/lite would share one transaction with its role.
 */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(callback: () => Promise<T>): Promise<T> => {
    const run = last.then(callback);
    last = run.catch(() => undefined);
    return run;
  };
}

/** On its first request, @supabase/lite grants the API roles all privileges. */
const SAVE_PRIVILEGES_SQL = `
create temporary table saved_privileges as
  select oid, relacl from pg_class where relnamespace = 'public'::regnamespace;
`;

const RESTORE_PRIVILEGES_SQL = `
update pg_class set relacl = saved.relacl
from saved_privileges as saved where saved.oid = pg_class.oid;
drop table saved_privileges;
`;

/** Missing privileges and broken constraints: the caller is told, and the log is not. */
const EXPECTED = /^(42501|23\d{3})$/;

/**
 * A value of another type, and a constraint in a call of a function: @supabase/lite answers 500.
 */
const CALLERS_MISTAKE = /Invalid input for|violates [a-z -]+ constraint/;

/** The answer that a hosted project would give. */
async function asHosted({ status, headers, body }: Response): Promise<Response> {
  const text = body && (await new Response(body).text());
  if (status === 500 && text && CALLERS_MISTAKE.test(text)) {
    const { message } = JSON.parse(text) as { message: string };
    return Response.json({ code: "23000", message, details: null, hint: null }, { status: 400 });
  }
  return new Response(text, { status, headers });
}

/**
 * Runs the callback while errors of the database are printed without the parameters of their
 * queries, which @supabase/lite would print and which are personal data.
 */
async function redactErrors<T>(
  log: (line: string) => void,
  callback: () => Promise<T>,
): Promise<T> {
  const print = console.error;
  console.error = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error);
    if (!error) return print.apply(console, values);
    const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
    if (!EXPECTED.test(code)) log(`database: ${code}`);
  };
  try {
    return await callback();
  } finally {
    console.error = print;
  }
}

/**
 * Creates the PostgREST-compatible API: API keys required, no admin mode, only the schema `public`.
 * The JWT secret is random and not stored, so only the API keys are valid bearer tokens.
 */
export async function createRestApi(
  connection: PgliteConnection,
  keys: Pick<Keys, "anonKey" | "secretKey">,
  runExclusive: ReturnType<typeof createMutex>,
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
  await connection.driver.exec(SAVE_PRIVILEGES_SQL);

  const handle: RestApi = (request) =>
    runExclusive(async () => {
      // The client has disconnected while the request was queued.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      return redactErrors(log, async () => {
        return asHosted(await app.fetch(request, { peerAddress: null }));
      });
    });

  const first = new Request("http://localhost/rest/v1/episodes?select=youtube_video_id&limit=1", {
    headers: { apikey: keys.secretKey },
  });
  const { ok, status } = await handle(first);
  if (!ok) throw new Error(`the first request to the data API returned ${status}`);
  await runExclusive(() => connection.driver.exec(RESTORE_PRIVILEGES_SQL));
  return handle;
}
