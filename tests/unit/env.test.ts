import { envNames, parseEnv } from "@/lib/env";
import { environmentWarnings } from "@/lib/server/start-server";

const token = (role: string) =>
  ["{}", JSON.stringify({ iss: "supabase", role }), "x"]
    .map((part) => Buffer.from(part).toString("base64url"))
    .join(".");
const SERVICE_TOKEN = token("service_role");

describe("parseEnv", () => {
  it("requires no variable", () => {
    expect(parseEnv({})).toMatchObject({ RATE_LIMIT_PER_ADDRESS: 30, TRUSTED_PROXIES: 0 });
  });

  it("accepts both formats of the anonymous key", () => {
    for (const SUPABASE_ANON_KEY of ["sb_publishable_x", token("anon")]) {
      const env = { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY };
      expect(parseEnv(env)).toMatchObject(env);
    }
  });

  it("treats an empty value as unset", () => {
    expect(parseEnv({ SITE_URL: "", TRUSTED_PROXIES: "" })).toMatchObject({
      SITE_URL: undefined,
      TRUSTED_PROXIES: 0,
    });
  });

  it.each([
    ["SITE_URL", { SITE_URL: "primoze" }],
    ["SITE_URL", { SITE_URL: "www.primoze.com.br/" }],
    ["SITE_URL", { SITE_URL: "https://" }],
    ["SITE_URL", { SITE_URL: "javascript:alert(1)" }],
    ["API_ORIGIN", { API_ORIGIN: "api" }],
    ["HSTS_INCLUDE_SUBDOMAINS", { HSTS_INCLUDE_SUBDOMAINS: "yes" }],
    ["SUPABASE_ANON_KEY", { SUPABASE_URL: "http://127.0.0.1:1" }],
    ["SUPABASE_ANON_KEY", { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "sb_secret_x" }],
    ["SUPABASE_ANON_KEY", { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: SERVICE_TOKEN }],
    ["RATE_LIMIT_PER_ADDRESS", { RATE_LIMIT_PER_ADDRESS: "0" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "-1" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "two" }],
    ["SYNC_TOKEN", { SYNC_TOKEN: "short" }],
  ])("names %s when it is wrong", (name, source) => {
    expect(() => parseEnv(source)).toThrow(new RegExp(`^${name}: `, "m"));
  });
});

it("names variables that are probably misspelt, and a missing backend", () => {
  const hosted = { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SECRET_KEY: "x", PATH: "/bin" };
  expect(environmentWarnings(hosted, envNames)).toEqual([]);
  expect(environmentWarnings({ SUPABASE_UR: "x", SITE_TOKE: "secret" }, envNames)).toEqual([
    "SUPABASE_UR is not a variable of the site: SUPABASE_URL?",
    "SITE_TOKE is not a variable of the site: SITE_TOKEN?",
    expect.stringContaining("SUPABASE_URL is not set"),
  ]);
});
