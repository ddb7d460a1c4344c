import { z } from "zod";

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const milliseconds = (fallback: number, min = 1) =>
  z.coerce.number().int().min(min).max(86_400_000).default(fallback);

const namedKeys = z
  .string()
  .transform((text, context): Record<string, string> => {
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: "custom", message: "expected a JSON object of keys" });
      return z.NEVER;
    }
  })
  .default({});

const variables = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: optionalText,
  SUPABASE_SECRET_KEYS: namedKeys,
  SUPABASE_ANON_KEY: optionalText,
  SUPABASE_PUBLISHABLE_KEYS: namedKeys,
  SITE_TOKEN: optionalText,
  RATE_LIMIT_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
  CONTACT_TO: optionalText,
  CONTACT_FROM: optionalText,
  RESEND_API_KEY: optionalText,
  RESEND_API_URL: z.url().default("https://api.resend.com"),
  SMTP_URL: optionalText,
  RETRY_BASE_MS: milliseconds(60_000),
  MAIL_TIMEOUT_MS: milliseconds(30_000),
  ANSWER_WITHIN_MS: milliseconds(5_000),
  YOUTUBE_API_KEY: optionalText,
  YOUTUBE_API_URL: z.url().default("https://www.googleapis.com/youtube/v3"),
  YOUTUBE_CHANNEL_ID: optionalText,
  YOUTUBE_FEED_URL: z.url().default("https://www.youtube.com"),
  YOUTUBE_TIMEOUT_MS: milliseconds(7_000),
  SYNC_COOLDOWN_MS: milliseconds(60_000, 0),
  SYNC_TOKEN: optionalText,
});

export const VARIABLE_NAMES = Object.keys(variables.shape);

/** The environment of the functions; `.env.example` describes each variable. Times in ms. */
export type FunctionEnv = ReturnType<typeof readEnv>;

/** @throws Error with the names of missing or malformed variables, never their values */
export function readEnv(get: (name: string) => string | undefined = (name) => Deno.env.get(name)) {
  const parsed = variables.safeParse(
    Object.fromEntries(VARIABLE_NAMES.map((name) => [name, get(name) || undefined])),
  );
  if (!parsed.success) {
    const invalid = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(`environment: ${invalid.join(", ")} missing or malformed`);
  }
  const env = parsed.data;
  const [first, ...others] = [
    env.SUPABASE_SECRET_KEYS.default,
    env.SUPABASE_SERVICE_ROLE_KEY,
    ...Object.values(env.SUPABASE_SECRET_KEYS),
  ].filter((key): key is string => Boolean(key));
  if (!first) throw new Error("environment: SUPABASE_SERVICE_ROLE_KEY missing");
  const publishableKeys = [
    ...Object.values(env.SUPABASE_PUBLISHABLE_KEYS),
    env.SUPABASE_ANON_KEY,
  ].filter((key): key is string => Boolean(key));
  if (publishableKeys.length === 0) throw new Error("environment: SUPABASE_ANON_KEY missing");

  const serviceKeys: readonly [string, ...string[]] = [first, ...others];
  return {
    supabaseUrl: env.SUPABASE_URL,
    /** All keys with the service role; the functions use the first one for their own calls. */
    serviceKeys,
    publishableKeys,
    limits: {
      /** Proves that a visitor's digest comes from the site. */
      siteToken: env.SITE_TOKEN,
      /** Messages in an hour. */
      perAddress: env.RATE_LIMIT_PER_ADDRESS,
    },
    mail: {
      to: env.CONTACT_TO,
      from: env.CONTACT_FROM ?? env.CONTACT_TO,
      resend: env.RESEND_API_KEY
        ? { apiKey: env.RESEND_API_KEY, url: env.RESEND_API_URL }
        : undefined,
      smtpUrl: env.SMTP_URL,
      timeoutMs: env.MAIL_TIMEOUT_MS,
      retryBaseMs: env.RETRY_BASE_MS,
      answerWithinMs: env.ANSWER_WITHIN_MS,
    },
    youtube: {
      apiKey: env.YOUTUBE_API_KEY,
      url: env.YOUTUBE_API_URL,
      channelId: env.YOUTUBE_CHANNEL_ID,
      /** Base URL of the public channel feed, which is read when there is no API key. */
      feedUrl: env.YOUTUBE_FEED_URL,
      timeoutMs: env.YOUTUBE_TIMEOUT_MS,
    },
    /** `token` is required to sync or import, if set; 0 for no pause after a complete sync. */
    sync: { token: env.SYNC_TOKEN, coolDownMs: env.SYNC_COOLDOWN_MS },
  };
}
