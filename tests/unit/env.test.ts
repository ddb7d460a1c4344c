import { parseEnv } from "@/lib/env";

const token = (role: string) =>
  ["{}", JSON.stringify({ iss: "supabase", role }), "x"]
    .map((part) => Buffer.from(part).toString("base64url"))
    .join(".");
const SERVICE_TOKEN = token("service_role");
const URL_OF_PROJECT = { SUPABASE_URL: "http://127.0.0.1:1" };

describe("parseEnv", () => {
  it("requires no variable, and treats an empty value as unset", () => {
    const defaults = { PORT: 3000, TRUSTED_PROXIES: 0 };
    expect(parseEnv({})).toMatchObject(defaults);
    const empty = parseEnv({ SITE_URL: "", TRUSTED_PROXIES: "" });
    expect(empty).toMatchObject({ ...defaults, SITE_URL: undefined });
  });

  it.each(["sb_publishable_x", token("anon")])("accepts the anonymous key %s", (key) => {
    const env = { ...URL_OF_PROJECT, SUPABASE_ANON_KEY: key };
    expect(parseEnv(env)).toMatchObject(env);
  });

  it.each(["https://primoze.example", "http://192.168.0.7:3000"])(
    "accepts the origin %s",
    (url) => {
      expect(parseEnv({ SITE_URL: url }).SITE_URL).toBe(url);
    },
  );

  it.each([
    ["SITE_URL", { SITE_URL: "primoze" }],
    ["SITE_URL", { SITE_URL: "javascript:alert(1)" }],
    ["SITE_URL", { SITE_URL: "https://primoze.example/site" }],
    // A Caddyfile takes it for the path "/" alone.
    ["SITE_URL", { SITE_URL: "https://primoze.example/" }],
    ["SITE_URL", { SITE_URL: "https://PrimoZe.example" }],
    ["SITE_URL", { SITE_URL: String.raw`https://primoze.example\site` }],
    ["SITE_URL", { SITE_URL: "https://ana@primoze.example" }],
    ["API_ORIGIN", { API_ORIGIN: "api" }],
    ["SUPABASE_URL", { SUPABASE_URL: "https://x.supabase.co/rest/v1/", SUPABASE_ANON_KEY: "x" }],
    ["SUPABASE_ANON_KEY", { ...URL_OF_PROJECT, SUPABASE_ANON_KEY: '"sb_secret_x"' }],
    ["SUPABASE_ANON_KEY", { ...URL_OF_PROJECT, SUPABASE_ANON_KEY: "'sb_publishable_x'" }],
    ["SUPABASE_ANON_KEY", { ...URL_OF_PROJECT, SUPABASE_ANON_KEY: "“sb_publishable_x”" }],
    ["SUPABASE_ANON_KEY", { ...URL_OF_PROJECT, SUPABASE_ANON_KEY: "Bearer sb_publishable_x" }],
    ["SUPABASE_ANON_KEY", { ...URL_OF_PROJECT, SUPABASE_ANON_KEY: " sb_secret_x" }],
    ["SITE_TOKEN", { SITE_TOKEN: '"a-token-of-the-site"' }],
    ["HSTS_INCLUDE_SUBDOMAINS", { HSTS_INCLUDE_SUBDOMAINS: "yes" }],
    ["SUPABASE_ANON_KEY", URL_OF_PROJECT],
    ["SUPABASE_ANON_KEY", { ...URL_OF_PROJECT, SUPABASE_ANON_KEY: "sb_secret_x" }],
    ["SUPABASE_ANON_KEY", { ...URL_OF_PROJECT, SUPABASE_ANON_KEY: SERVICE_TOKEN }],
    ["PORT", { PORT: "http" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "two" }],
    ["SYNC_TOKEN", { SYNC_TOKEN: "short" }],
  ])("names %s when it is wrong", (name, source) => {
    expect(() => parseEnv(source)).toThrow(
      new RegExp(`^Environment variable not valid\\.\n${name}: [^\n]+$`),
    );
  });
});

it("the port of a server is not written into the pages", async () => {
  process.env.PORT = "3001";
  const { absoluteUrl } = await import("@/lib/site-url");
  expect(absoluteUrl("/contato")).toBe("http://localhost:3000/contato");
});
