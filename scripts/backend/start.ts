import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase, postgresDir } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { withDataFolder } from "@/scripts/backend/data-folder-error";
import { createSpaceCheck } from "@/scripts/backend/disk-space";
import { createRestApi } from "@/scripts/backend/database/rest";
import { startFunctions } from "@/scripts/backend/functions/runtime";
import { createGateway, type Services } from "@/scripts/backend/gateway";
import { readInbox } from "@/scripts/backend/inbox/read";
import { createInboxServer } from "@/scripts/backend/inbox/server";
import { loadKeys } from "@/scripts/backend/keys";
import { HOST, listen } from "@/scripts/backend/listen";
import { acquireLock, lockPath } from "@/scripts/backend/lock";
import { startMailCatcher } from "@/scripts/backend/mail/catcher";
import { createMailReader } from "@/scripts/backend/mail/mailbox";
import { createMutex } from "@/scripts/backend/mutex";
import { type BackendOptions, PROJECT_ROOT } from "@/scripts/backend/options";
import { startRetention } from "@/scripts/backend/retention";
import { startRetryTimer } from "@/scripts/backend/retry-timer";
import { closeServer, Cleanup } from "@/scripts/backend/cleanup";
import { StartError } from "@/scripts/backend/start-error";

export type Backend = {
  /** Supabase URL: data API, functions and /health. */
  url: string;
  anonKey: string;
  secretKey: string;
  siteToken: string;
  inboxUrl: string;
  smtpPort: number;
  /** Stops all services, closes the database and releases the lock. */
  stop(): Promise<void>;
};

/**
 * Starts the embedded backend: Postgres, data API, functions, mail catcher and inbox
 * (docs/decisions/0002-embedded-backend.md). When one fails, those already started are stopped.
 *
 * @param log receives the lines of the backend and of the functions
 * @throws StartError for an error that the user can fix: a port, the folder, a migration
 */
export async function startBackend(
  options: BackendOptions,
  log: (line: string) => void = () => undefined,
): Promise<Backend> {
  const cleanup = new Cleanup();
  try {
    return await start(options, log, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function start(
  options: BackendOptions,
  log: (line: string) => void,
  cleanup: Cleanup,
): Promise<Backend> {
  const { dataDir } = options;
  await createDataDir(dataDir);
  const lock = await withDataFolder(lockPath(dataDir), () => acquireLock(dataDir, "starting"));
  cleanup.add(() => lock.release());
  const keys = await withDataFolder(dataDir, () => loadKeys(dataDir));

  // Ports first, because a port in use is the most likely error.
  const services: Services = { rest: null, functions: null };
  const gateway = createGateway(services, log, createSpaceCheck(dataDir, log));
  const port = await listen(gateway.server, options.supabasePort, "SUPABASE_PORT");
  const url = `http://${HOST}:${port}`;
  cleanup.add(() => closeServer(gateway.server));
  const catcher = await startMailCatcher(dataDir, options.smtpPort);
  cleanup.add(() => catcher.stop());
  const runExclusive = createMutex();
  const readMails = createMailReader(dataDir);
  const inbox = createInboxServer(
    {
      dataDir,
      readMails,
      readInbox: () => runExclusive(() => readInbox(connection.driver, readMails)),
    },
    log,
  );
  const inboxUrl = `http://${HOST}:${await listen(inbox, options.inboxPort, "INBOX_PORT")}`;
  cleanup.add(() => closeServer(inbox));

  // The database and the functions take seconds each, so they start at the same time. Both are
  // waited for, even when one fails: what has started is then stopped.
  const inDatabase = <T>(step: () => Promise<T>) => withDataFolder(postgresDir(dataDir), step);
  const startDatabase = async () => {
    const opened = await inDatabase(() => openDatabase(dataDir));
    cleanup.add(() => {
      services.rest = null;
      return runExclusive(() => opened.close());
    });
    await inDatabase(() => migrate(opened.driver, join(PROJECT_ROOT, "supabase")));
    services.rest = await inDatabase(() => createRestApi(opened, keys, runExclusive, log));
    cleanup.add(await startRetention(opened.driver, runExclusive, log));
    return opened;
  };
  const [database, runtime] = await Promise.allSettled([
    startDatabase(),
    startFunctions(
      {
        SMTP_URL: `smtp://${HOST}:${catcher.port}`,
        SITE_TOKEN: keys.siteToken,
        ...options.functionEnv,
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: keys.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
      },
      log,
    ),
  ]);
  if (runtime.status === "fulfilled") cleanup.add(() => runtime.value.stop());
  const connection = valueOf(database);
  const functions = valueOf(runtime);
  services.functions = functions;
  // A delivery that is aborted here would be sent again after the next start.
  cleanup.add(() => gateway.drain(1_500));
  cleanup.add(startRetryTimer({ url, secretKey: keys.secretKey }, options.retryIntervalMs, log));

  const addresses = { url, anonKey: keys.anonKey, inboxUrl, smtpPort: catcher.port };
  await lock.update({ state: "ready", ...addresses });
  cleanup.add(() => lock.update({ state: "stopping" }));
  const siteToken = options.functionEnv.SITE_TOKEN ?? keys.siteToken;
  return { ...addresses, secretKey: keys.secretKey, siteToken, stop: () => cleanup.run() };
}

/** @throws the reason of a rejected promise */
function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

async function createDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`DATA_DIR cannot be used as the data folder: ${reason}`, { cause });
  }
}
