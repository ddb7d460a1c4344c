import { z } from "zod";
import { isCnpj } from "@/lib/company/cnpj";

const url = z.url({ protocol: /^https?$/ });
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

/** Variables that say something only together. */
const GROUPS = [
  ["SUPABASE_URL", "SUPABASE_ANON_KEY"],
  [
    "NEXT_PUBLIC_COMPANY_STREET",
    "NEXT_PUBLIC_COMPANY_CITY",
    "NEXT_PUBLIC_COMPANY_STATE",
    "NEXT_PUBLIC_COMPANY_POSTAL_CODE",
  ],
  ["NEXT_PUBLIC_TECHNICAL_LEAD", "NEXT_PUBLIC_TECHNICAL_LEAD_REGISTER"],
  ["NEXT_PUBLIC_DATA_OFFICER", "NEXT_PUBLIC_DATA_OFFICER_EMAIL"],
] as const;

const envSchema = z
  .object({
    SITE_URL: optional(url),
    ALLOW_DEMONSTRATION: optional(z.enum(["0", "1"])),
    API_ORIGIN: optional(url),
    HSTS_INCLUDE_SUBDOMAINS: optional(z.enum(["0", "1"])),
    SUPABASE_URL: optional(url),
    SUPABASE_ANON_KEY: optional(
      z.string().refine((key) => !isSecretKey(key), "expected the anonymous key, not a secret one"),
    ),
    RATE_LIMIT_PER_ADDRESS: withDefault(count.min(1), 30),
    TRUSTED_PROXIES: withDefault(count, 0),
    SITE_TOKEN: optional(z.string().min(16)),
    SYNC_TOKEN: optional(z.string().min(16)),
    NEXT_PUBLIC_COMPANY_EMAIL: optional(z.email()),
    NEXT_PUBLIC_COMPANY_PHONE: optional(
      z.string().regex(/^\(\d{2}\) \d{4,5}-\d{4}$/, "expected the form (11) 90000-0000"),
    ),
    NEXT_PUBLIC_COMPANY_WHATSAPP: optional(
      z.string().regex(/^\d{12,13}$/, "expected digits only, with country and area code"),
    ),
    NEXT_PUBLIC_COMPANY_LEGAL_NAME: optional(z.string()),
    NEXT_PUBLIC_COMPANY_CNPJ: optional(
      z.string().refine(isCnpj, "expected a valid CNPJ in the form 00.000.000/0001-00"),
    ),
    NEXT_PUBLIC_COMPANY_STREET: optional(z.string()),
    NEXT_PUBLIC_COMPANY_CITY: optional(z.string()),
    NEXT_PUBLIC_COMPANY_STATE: optional(
      z.string().regex(/^[A-Z]{2}$/, "expected two letters, such as SP"),
    ),
    NEXT_PUBLIC_COMPANY_POSTAL_CODE: optional(
      z.string().regex(/^\d{5}-\d{3}$/, "expected the form 00000-000"),
    ),
    NEXT_PUBLIC_TECHNICAL_LEAD: optional(z.string()),
    NEXT_PUBLIC_TECHNICAL_LEAD_REGISTER: optional(
      z.string().regex(/^(CREA|CAU|CFT)\b.*\d/, "expected a register such as CREA-SP 5060000000"),
    ),
    NEXT_PUBLIC_DATA_OFFICER: optional(z.string()),
    NEXT_PUBLIC_DATA_OFFICER_EMAIL: optional(z.email()),
    NEXT_PUBLIC_SMALL_DATA_AGENT: optional(z.enum(["0", "1"])),
    NEXT_PUBLIC_INSTAGRAM_URL: optional(url),
    NEXT_PUBLIC_YOUTUBE_URL: optional(url),
    NEXT_PUBLIC_FACEBOOK_URL: optional(url),
    NEXT_PUBLIC_CONTEST_URL: optional(url),
    NEXT_PUBLIC_CONTEST_RULES_URL: optional(url),
    NEXT_PUBLIC_VOLUNTEER_FORM_URL: optional(url),
    NEXT_PUBLIC_WOMEN_COURSE_URL: optional(url),
    NEXT_PUBLIC_WOMEN_COMMUNITY_URL: optional(url),
    NEXT_PUBLIC_PODCAST_CHANNEL_URL: optional(url),
  })
  .superRefine((env, context) => {
    for (const group of GROUPS) {
      const unset = group.filter((name) => env[name] === undefined);
      if (unset.length === 0 || unset.length === group.length) continue;
      context.addIssue({
        code: "custom",
        path: [unset[0] ?? ""],
        message: `${group.join(", ").replace(/, ([^,]+)$/, " and $1")} must be set together`,
      });
    }
  });

/** Names of all variables that `parseEnv` knows. */
export const envNames = Object.keys(envSchema.shape);

export type Env = z.infer<typeof envSchema>;

/**
 * Parses the environment of the server.
 * @throws Error with one line per invalid variable, which begins with its name
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `${issue.path.join(".")}: ${issue.message} (see .env.example)`,
  );
  throw new Error(`Environment variable not valid.\n${lines.join("\n")}`);
}

/** The parsed environment; an invalid value stops build and start. For server code only. */
export const env = parseEnv(process.env);
