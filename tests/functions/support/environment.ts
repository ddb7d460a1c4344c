const NAMES = [
  "SUPABASE_URL",
  "SUPABASE_SERVICE_ROLE_KEY",
  "SUPABASE_SECRET_KEYS",
  "CONTACT_TO",
  "CONTACT_FROM",
  "RESEND_API_KEY",
  "RESEND_API_URL",
  "SMTP_URL",
  "RETRY_BASE_MS",
  "MAIL_TIMEOUT_MS",
  "ANSWER_WITHIN_MS",
  "SYNC_COOLDOWN_MS",
  "SYNC_TOKEN",
  "YOUTUBE_API_KEY",
  "YOUTUBE_API_URL",
  "YOUTUBE_CHANNEL_ID",
  "YOUTUBE_FEED_URL",
  "YOUTUBE_TIMEOUT_MS",
] as const;

type Variables = Partial<Record<(typeof NAMES)[number], string>>;

/** Sets the functions' environment to exactly these variables. */
export function setEnvironment(variables: Variables): void {
  for (const name of NAMES) {
    const value = variables[name];
    if (value === undefined) Deno.env.delete(name);
    else Deno.env.set(name, value);
  }
}

/** Collects what is logged while the task runs. */
export async function logged<T>(task: () => Promise<T>): Promise<[result: T, lines: string[]]> {
  const { info, error } = console;
  const lines: string[] = [];
  console.info = console.error = (line: string) => lines.push(line);
  try {
    return [await task(), lines];
  } finally {
    Object.assign(console, { info, error });
  }
}
