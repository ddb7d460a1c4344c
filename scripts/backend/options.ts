import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { z } from "zod";
import { Failure } from "@/scripts/lib/failure.mjs";

export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** 0 means any free port. */
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

const variables = z
  .object({
    SUPABASE_PORT: port(54_321),
    SMTP_PORT: port(1_025),
    INBOX_PORT: port(1_080),
    DATA_DIR: z.string().trim().min(1).default(".data"),
    CONTACT_TO: z.string().trim().min(3).default("contato@primoze.example"),
    RETRY_INTERVAL_MS: z.coerce.number().int().min(50).max(86_400_000).default(15_000),
  })
  .transform((values) => ({
    supabasePort: values.SUPABASE_PORT,
    smtpPort: values.SMTP_PORT,
    inboxPort: values.INBOX_PORT,
    /** Absolute path of the folder with the database, the keys and the caught e-mails. */
    dataDir: resolve(values.DATA_DIR),
    retryIntervalMs: values.RETRY_INTERVAL_MS,
    contactTo: values.CONTACT_TO,
  }));

/**
 * @param env its other variables are for the functions
 * @throws Failure with the invalid variable
 */
export function readOptions(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { data, error } = variables.safeParse(set);
  if (error) {
    const issue = error.issues[0];
    throw new Failure(`${String(issue?.path[0])} is not usable: ${issue?.message}.`);
  }
  const { contactTo, ...options } = data;
  const functionEnv: Record<string, string | undefined> = { ...set, CONTACT_TO: contactTo };
  return { ...options, functionEnv };
}

export type BackendOptions = ReturnType<typeof readOptions>;
