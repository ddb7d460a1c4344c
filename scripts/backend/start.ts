import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { loadKeys } from "@/scripts/backend/data-folder";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { createMutex, createRestApi } from "@/scripts/backend/database/rest";
import { startFunctions } from "@/scripts/backend/functions";
import { createGateway, type Services } from "@/scripts/backend/gateway";
import { closeServer, HOST, listen } from "@/scripts/backend/http";
import { readInbox } from "@/scripts/backend/inbox/document";
import { createInboxServer } from "@/scripts/backend/inbox/server";
import { createMailReader, startMailCatcher } from "@/scripts/backend/mail";
import { type BackendOptions, PROJECT_ROOT } from "@/scripts/backend/options";

const DAY_MS = 24 * 60 * 60 * 1000;

type Log = (line: string) => void;

export type Backend = Awaited<ReturnType<typeof runBackend>>;

/**
 * Starts the embedded backend: Postgres, data API, functions, mail catcher and inbox
 * (docs/decisions.md#embedded). When one fails, those already started are stopped.
 * @param log receives the lines of the backend and of the functions
 * @throws Failure for an error that the user can fix: a migration
 */
export async function runBackend(options: BackendOptions, log: Log) {
  // Messages are personal data, also where the folder existed before and others may read it.
  process.umask(0o077);
  const steps: (() => unknown)[] = [];
  const stop = async () => {
    for (let step; (step = steps.pop());) {
      try {
        await step();
      } catch (error) {
        log(`stopping: ${error instanceof Error ? error.message : "error"}`);
      }
    }
  };
  try {
    return { ...(await start(options, log, (step) => steps.push(step))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param addCleanup adds a step that runs before those added earlier */
async function start(options: BackendOptions, log: Log, addCleanup: (step: () => unknown) => void) {
  const { dataDir } = options;
  await mkdir(dataDir, { recursive: true });

  const services: Services = { rest: null, functions: null };
  const gateway = createGateway(services, log);
  const port = await listen(gateway, options.supabasePort);
  addCleanup(() => closeServer(gateway));
  const catcher = await startMailCatcher(dataDir, options.smtpPort);
  addCleanup(() => catcher.stop());
  const runExclusive = createMutex();
  const readMails = createMailReader(dataDir);
  const inbox = createInboxServer(
    async () =>
      services.rest && runExclusive(async () => readInbox(connection.driver, await readMails())),
    readMails,
    log,
  );
  const inboxUrl = `http://${HOST}:${await listen(inbox, options.inboxPort)}`;
  addCleanup(() => closeServer(inbox));

  const keys = await loadKeys(dataDir);
  const connection = await openDatabase(dataDir);
  addCleanup(() => {
    services.rest = null;
    return runExclusive(() => connection.close());
  });
  await migrate(connection.driver, join(PROJECT_ROOT, "supabase"));
  services.rest = await createRestApi(connection, keys, runExclusive, log);

  const url = `http://${HOST}:${port}`;
  const siteToken = options.functionEnv.SITE_TOKEN ?? keys.siteToken;
  const functionEnv = {
    SMTP_URL: `smtp://${HOST}:${catcher.port}`,
    ...options.functionEnv,
    SITE_TOKEN: siteToken,
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
  };
  const functions = await startFunctions(functionEnv, log);
  services.functions = functions;
  addCleanup(() => {
    services.functions = null;
    return functions.stop();
  });

  // Hosted projects do both with pg_cron.
  const purge = () =>
    runExclusive(() => connection.driver.query("select public.purge_expired_messages()"));
  const deliver = async () => {
    const path = "/functions/v1/deliver-pending-emails";
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { apikey: keys.secretKey },
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) throw new Error(String(response.status));
  };
  addCleanup(repeat("retention", purge, 0, DAY_MS, log));
  addCleanup(repeat("retry", deliver, options.retryIntervalMs, options.retryIntervalMs, log));
  return { url, inboxUrl, ...keys, siteToken };
}

/**
 * Runs a task after `firstMs` milliseconds, and again `intervalMs` after each end.
 * @returns a function that stops it, but not an active task, whose outcome must be recorded
 */
function repeat(
  name: string,
  task: () => Promise<unknown>,
  firstMs: number,
  intervalMs: number,
  log: Log,
) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async () => {
    await task().catch((error: Error) => isStopped || log(`${name}: ${error.message}`));
    if (!isStopped) timer = setTimeout(() => void run(), intervalMs);
  };
  timer = setTimeout(() => void run(), firstMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
