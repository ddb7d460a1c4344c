import { loadKeys } from "@/scripts/backend/keys";
import { isHeld, readLock } from "@/scripts/backend/lock";
import { readOptions } from "@/scripts/backend/options";
import { startBackend } from "@/scripts/backend/start";
import { StartError } from "@/scripts/backend/start-error";
import type { DataSource } from "@/scripts/backup/tables";

/** No e-mail is sent while a backup is compared. */
const NO_RETRY_MS = 86_400_000;

/**
 * Runs an action on the configured data: the hosted project of SUPABASE_URL, else the embedded
 * backend of DATA_DIR, which is started for the action when it is not running.
 * @throws StartError
 */
export async function withDataSource<T>(
  env: Record<string, string | undefined>,
  action: (source: DataSource) => Promise<T>,
): Promise<T> {
  if (env.SUPABASE_URL) {
    const secretKey = env.SUPABASE_SECRET_KEY;
    if (!secretKey) {
      throw new StartError("Set SUPABASE_SECRET_KEY to the secret key of the hosted project.");
    }
    return action({ url: env.SUPABASE_URL, secretKey });
  }
  const options = readOptions(env);
  const lock = await readLock(options.dataDir);
  if (lock?.state === "ready" && lock.url && (await isHeld(lock))) {
    const { secretKey } = await loadKeys(options.dataDir);
    return action({ url: lock.url, secretKey });
  }
  const ports = { supabasePort: 0, smtpPort: 0, inboxPort: 0 };
  const backend = await startBackend({ ...options, ...ports, retryIntervalMs: NO_RETRY_MS });
  try {
    return await action(backend);
  } finally {
    await backend.stop();
  }
}
