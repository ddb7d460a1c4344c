import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { z } from "zod";
import { StartError } from "@/scripts/backend/start-error";

/** The project's folder: migrations, functions and node_modules are found from here. */
export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Optional variables handed to the functions as they are (design.md §5). */
export const FUNCTION_VARIABLES = [
  "ANSWER_WITHIN_MS",
  "CONTACT_FROM",
  "MAIL_TIMEOUT_MS",
  "RESEND_API_KEY",
  "RESEND_API_URL",
  "RETRY_BASE_MS",
  "SITE_URL",
  "SMTP_URL",
  "SYNC_COOLDOWN_MS",
  "SYNC_TOKEN",
  "YOUTUBE_API_KEY",
  "YOUTUBE_API_URL",
  "YOUTUBE_CHANNEL_ID",
  "YOUTUBE_FEED_URL",
  "YOUTUBE_TIMEOUT_MS",
] as const;

/** A port; 0 means any free one, which is what tests want. */
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

const variables = z.object({
  SUPABASE_PORT: port(54_321),
  SMTP_PORT: port(1_025),
  INBOX_PORT: port(1_080),
  DATA_DIR: z.string().trim().min(1).default(".data"),
  CONTACT_TO: z.string().trim().min(3).default("contato@primoze.example"),
  RETRY_INTERVAL_MS: z.coerce.number().int().min(50).max(86_400_000).default(15_000),
});

export type BackendOptions = {
  /** Ports on 127.0.0.1; 0 takes any free one. */
  supabasePort: number;
  smtpPort: number;
  inboxPort: number;
  /** Absolute folder of everything that is kept: database, keys, caught e-mails, lock. */
  dataDir: string;
  /** How often undelivered e-mails are looked for, in milliseconds. */
  retryIntervalMs: number;
  /** Environment of the functions, without addresses and keys of the backend itself. */
  functionEnv: Record<string, string>;
};

/**
 * Reads the backend's options from an environment; an empty variable counts as unset.
 *
 * @throws StartError naming the variable that is malformed
 */
export function readOptions(env: Record<string, string | undefined>): BackendOptions {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0])} is not usable: ${issue?.message}.`);
  }
  const passed = FUNCTION_VARIABLES.flatMap((name) => {
    const value = given[name];
    return value ? [[name, value] as const] : [];
  });
  return {
    supabasePort: parsed.data.SUPABASE_PORT,
    smtpPort: parsed.data.SMTP_PORT,
    inboxPort: parsed.data.INBOX_PORT,
    dataDir: resolve(parsed.data.DATA_DIR),
    retryIntervalMs: parsed.data.RETRY_INTERVAL_MS,
    functionEnv: { CONTACT_TO: parsed.data.CONTACT_TO, ...Object.fromEntries(passed) },
  };
}
