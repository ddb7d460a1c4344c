import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { createRestApi } from "@/scripts/backend/database/rest";
import { startFunctions } from "@/scripts/backend/functions/runtime";
import { createGateway, type Parts } from "@/scripts/backend/gateway";
import { readInbox } from "@/scripts/backend/inbox/read";
import { createInboxServer } from "@/scripts/backend/inbox/server";
import { loadKeys } from "@/scripts/backend/keys";
import { HOST, listen } from "@/scripts/backend/listen";
import { acquireLock } from "@/scripts/backend/lock";
import { startMailCatcher } from "@/scripts/backend/mail/catcher";
import { createMailReader } from "@/scripts/backend/mail/mailbox";
import { createMutex } from "@/scripts/backend/mutex";
import { type BackendOptions, PROJECT_ROOT } from "@/scripts/backend/options";
import { startRetryTimer } from "@/scripts/backend/retry-timer";
import { closeServer, Cleanup } from "@/scripts/backend/cleanup";

export type Backend = {
  /** The Supabase URL: data API, functions and /health. */
  url: string;
  anonKey: string;
  secretKey: string;
  inboxUrl: string;
  smtpPort: number;
  /** Stops every part, closes the database and gives the data folder free. */
  stop(): Promise<void>;
};

/**
 * Starts the embedded backend: Postgres, data API, functions, mail catcher and inbox (design.md §4).
 * Whatever was started is stopped again when a later part fails.
 *
 * @param log gets operational lines and those of the functions
 * @throws StartError for what the operator can mend: a port, the folder, a migration
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
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await acquireLock(dataDir, "starting");
  cleanup.add(() => lock.release());
  const keys = await loadKeys(dataDir);

  // Ports first: one that is taken is the likeliest failure and should show at once.
  const parts: Parts = { rest: null, functions: null };
  const gateway = createGateway(keys, parts, log);
  const url = `http://${HOST}:${await listen(gateway.server, options.supabasePort, "SUPABASE_PORT")}`;
  cleanup.add(() => closeServer(gateway.server));
  const catcher = await startMailCatcher(dataDir, options.smtpPort);
  cleanup.add(() => catcher.stop());
  const oneAtATime = createMutex();
  const readMails = createMailReader(dataDir);
  const inbox = createInboxServer(
    {
      dataDir,
      readMails,
      readInbox: () => oneAtATime(() => readInbox(connection.driver, readMails)),
    },
    log,
  );
  const inboxUrl = `http://${HOST}:${await listen(inbox, options.inboxPort, "INBOX_PORT")}`;
  cleanup.add(() => closeServer(inbox));

  const connection = await openDatabase(dataDir);
  cleanup.add(() => {
    parts.rest = null;
    return oneAtATime(() => connection.close());
  });
  await migrate(connection.driver, join(PROJECT_ROOT, "supabase"));
  parts.rest = await createRestApi(connection, keys, oneAtATime, log);

  const functions = await startFunctions(
    {
      SMTP_URL: `smtp://${HOST}:${catcher.port}`,
      ...options.functionEnv,
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    },
    log,
  );
  parts.functions = functions;
  cleanup.add(() => functions.stop());
  // A sender that is cut off here would send its e-mail again after the next start.
  cleanup.add(() => gateway.drain(1_500));
  cleanup.add(startRetryTimer({ url, secretKey: keys.secretKey }, options.retryIntervalMs, log));

  const addresses = { url, anonKey: keys.anonKey, inboxUrl, smtpPort: catcher.port };
  await lock.update({ state: "ready", ...addresses });
  cleanup.add(() => lock.update({ state: "stopping" }));
  return { ...addresses, secretKey: keys.secretKey, stop: () => cleanup.run() };
}
