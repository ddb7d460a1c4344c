import { z } from "zod";

/** An origin as it is written, because deploy/Caddyfile reads it, too: with a slash it is a path. */
const url = z
  .url({ protocol: /^https?$/, error: "is not an address that begins with https://", abort: true })
  .refine(
    (text) => text === new URL(text).origin,
    "must be https:// and the host alone, in small letters and without a slash at its end",
  );
const count = z.coerce.number().int().min(0);
/** An empty value in a .env file means "not set". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === "" || given === undefined ? value : given), schema);

/** Whether a key bypasses row level security: new keys by prefix, old ones by role in the JWT. */
function isSecretKey(key: string): boolean {
  const claims = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return key.startsWith("sb_secret_") || claims.includes('"service_role"');
}

const envSchema = z
  .object({
    PORT: withDefault(count.max(65535), 3000),
    SITE_URL: optional(url),
    ALLOW_DEMONSTRATION: optional(z.enum(["0", "1"])),
    PREVIEW: optional(z.enum(["0", "1"])),
    API_ORIGIN: optional(url),
    HSTS_INCLUDE_SUBDOMAINS: optional(z.enum(["0", "1"])),
    SUPABASE_URL: optional(url),
    SUPABASE_ANON_KEY: optional(
      z
        .string()
        .trim()
        .regex(/^[\w.-]+$/, "has a sign that is in no key")
        .refine((key) => !isSecretKey(key), "expected the anonymous key, not a secret one"),
    ),
    TRUSTED_PROXIES: withDefault(count, 0),
    SITE_TOKEN: optional(z.string().min(16)),
    SYNC_TOKEN: optional(z.string().min(16)),
  })
  .superRefine(({ SUPABASE_URL, SUPABASE_ANON_KEY }, context) => {
    if (Boolean(SUPABASE_URL) === Boolean(SUPABASE_ANON_KEY)) return;
    const path = [SUPABASE_URL ? "SUPABASE_ANON_KEY" : "SUPABASE_URL"];
    const message = "SUPABASE_URL and SUPABASE_ANON_KEY must be set together";
    context.addIssue({ code: "custom", path, message });
  });

export type Env = z.infer<typeof envSchema>;

/** Some programs that read .env files keep the quotation marks, and no value of ours has any. */
const quoted = (source: Record<string, string | undefined>) =>
  Object.keys(envSchema.shape).filter((name) => /^["']|["']$/.test(source[name]?.trim() ?? ""));

/** @throws Error with one line per invalid variable, which begins with its name */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const marked = quoted(source);
  const result = envSchema.safeParse(source);
  if (result.success && marked.length === 0) return result.data;
  const lines = [
    ...marked.map((name) => `${name}: has quotation marks around its value; remove them`),
    ...(result.error?.issues ?? [])
      .filter(({ path }) => !marked.includes(String(path[0])))
      .map((issue) => `${issue.path.join(".")}: ${issue.message} (see .env.example)`),
  ];
  const error = new Error(`Environment variable not valid.\n${lines.join("\n")}`);
  // For an operator: the lines of our code say nothing about a variable.
  error.stack = error.message;
  throw error;
}

/** The parsed environment; an invalid value ends build and start. For server code only. */
export const env = parseEnv(process.env);
