import { z } from "zod";

/** An origin as it is written, because deploy/Caddyfile reads it, too: with a slash it is a path. */
const url = z
  .url({ protocol: /^https?$/, error: "is not an address that begins with https://", abort: true })
  .refine(
    (text) => text === new URL(text).origin,
    "must be https:// and the host alone, in small letters and without a slash at its end",
  );
const count = z.coerce.number().int().min(0);
/** Some programs that read .env files keep the quotation marks around a value. */
const token = z
  .string()
  .min(16)
  .regex(/^[^"']+$/, "has quotation marks; remove them");

/** Whether a key bypasses row level security: new keys by prefix, old ones by role in the JWT. */
function isSecretKey(key: string): boolean {
  const claims = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return key.startsWith("sb_secret_") || claims.includes('"service_role"');
}

const envSchema = z
  .object({
    PORT: count.max(65535).default(3000),
    SITE_URL: url.optional(),
    ALLOW_DEMONSTRATION: z.enum(["0", "1"]).optional(),
    PREVIEW: z.enum(["0", "1"]).optional(),
    API_ORIGIN: url.optional(),
    HSTS_INCLUDE_SUBDOMAINS: z.enum(["0", "1"]).optional(),
    SUPABASE_URL: url.optional(),
    SUPABASE_ANON_KEY: z
      .string()
      .trim()
      .regex(/^[\w.-]+$/, "has a sign that is in no key")
      .refine((key) => !isSecretKey(key), "expected the anonymous key, not a secret one")
      .optional(),
    TRUSTED_PROXIES: count.default(0),
    SITE_TOKEN: token.optional(),
    SYNC_TOKEN: token.optional(),
  })
  .superRefine(({ SUPABASE_URL, SUPABASE_ANON_KEY }, context) => {
    if (Boolean(SUPABASE_URL) === Boolean(SUPABASE_ANON_KEY)) return;
    const path = [SUPABASE_URL ? "SUPABASE_ANON_KEY" : "SUPABASE_URL"];
    const message = "SUPABASE_URL and SUPABASE_ANON_KEY must be set together";
    context.addIssue({ code: "custom", path, message });
  });

export type Env = z.infer<typeof envSchema>;

const NAMES = Object.keys(envSchema.shape);

/** @throws Error with one line per invalid variable, which begins with its name */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // An empty value in a .env file means "not set".
  const set = Object.fromEntries(NAMES.map((name) => [name, source[name] || undefined]));
  const result = envSchema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `${issue.path.join(".")}: ${issue.message} (see .env.example)`,
  );
  const error = new Error(`Environment variable not valid.\n${lines.join("\n")}`);
  // For an operator: the lines of our code say nothing about a variable.
  error.stack = error.message;
  throw error;
}

/** The parsed environment; an invalid value ends build and start. For server code only. */
export const env = parseEnv(process.env);
