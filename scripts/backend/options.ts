import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { z } from "zod";
import { StartError } from "@/scripts/backend/start-error";

/** Root folder of the project. */
export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Optional variables of the functions, passed on unchanged; `.env.example` describes them. */
export const FUNCTION_VARIABLES = [
  "ANSWER_WITHIN_MS",
  "CONTACT_FROM",
  "MAIL_TIMEOUT_MS",
  "NEXT_PUBLIC_COMPANY_CNPJ",
  "NEXT_PUBLIC_COMPANY_LEGAL_NAME",
  "RATE_LIMIT_PER_ADDRESS",
  "RESEND_API_KEY",
  "RESEND_API_URL",
  "RETRY_BASE_MS",
  "SITE_TOKEN",
  "SMTP_URL",
  "SYNC_COOLDOWN_MS",
  "SYNC_TOKEN",
  "YOUTUBE_API_KEY",
  "YOUTUBE_API_URL",
  "YOUTUBE_CHANNEL_ID",
  "YOUTUBE_FEED_URL",
  "YOUTUBE_TIMEOUT_MS",
] as const;

/** A port; 0 means any free port. */
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
  /** Ports on 127.0.0.1; 0 means any free port. */
  supabasePort: number;
  smtpPort: number;
  inboxPort: number;
  /** Absolute path of the folder with database, keys, caught e-mails and lock. */
  dataDir: string;
  /** Interval of deliver-pending-emails, in milliseconds. */
  retryIntervalMs: number;
  /** Environment of the functions, without addresses and keys of the backend. */
  functionEnv: Record<string, string>;
};

/**
 * Reads the options from the environment. An empty variable counts as unset.
 *
 * @throws StartError with the name of the invalid variable
 */
export function readOptions(env: Record<string, string | undefined>): BackendOptions {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = variables.safeParse(nonEmpty);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0])} is not usable: ${issue?.message}.`);
  }
  const functionEnv = FUNCTION_VARIABLES.flatMap((name) => {
    const value = nonEmpty[name];
    return value ? [[name, value] as const] : [];
  });
  return {
    supabasePort: parsed.data.SUPABASE_PORT,
    smtpPort: parsed.data.SMTP_PORT,
    inboxPort: parsed.data.INBOX_PORT,
    dataDir: resolve(parsed.data.DATA_DIR),
    retryIntervalMs: parsed.data.RETRY_INTERVAL_MS,
    functionEnv: { CONTACT_TO: parsed.data.CONTACT_TO, ...Object.fromEntries(functionEnv) },
  };
}
