import { readEnv } from "../../supabase/functions/_shared/env.ts";
import { equal } from "./support/assert.ts";

const read = (variables: Record<string, string>) => readEnv((name) => variables[name]);

function errorMessage(variables: Record<string, string>): string {
  try {
    read(variables);
    return "accepted";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

const url = { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "anon" };

Deno.test(
  "the first service key is the default of SUPABASE_SECRET_KEYS, else the legacy key",
  () => {
    equal(read({ ...url, SUPABASE_SERVICE_ROLE_KEY: "old" }).serviceKeys, ["old"]);
    const both = { SUPABASE_SERVICE_ROLE_KEY: "old", SUPABASE_SECRET_KEYS: `{"default":"new"}` };
    equal(read({ ...url, ...both }).serviceKeys[0], "new");
  },
);

Deno.test("the publishable keys are those of the platform and the legacy key", () => {
  const keys = { SUPABASE_PUBLISHABLE_KEYS: `{"default":"a","other":"b"}` };
  equal(read({ ...url, SUPABASE_SERVICE_ROLE_KEY: "k", ...keys }).publishableKeys, [
    "a",
    "b",
    "anon",
  ]);
  const none = { SUPABASE_URL: url.SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: "k" };
  equal(errorMessage(none), "environment: SUPABASE_ANON_KEY missing");
});

Deno.test("the error names the invalid variables and not their values", () => {
  equal(errorMessage({}), "environment: SUPABASE_URL missing or malformed");
  equal(errorMessage(url), "environment: SUPABASE_SERVICE_ROLE_KEY missing");
  const invalid = { ...url, SUPABASE_SECRET_KEYS: "sb_secret_x", RETRY_BASE_MS: "soon" };
  equal(
    errorMessage(invalid),
    "environment: SUPABASE_SECRET_KEYS, RETRY_BASE_MS missing or malformed",
  );
});

Deno.test("an empty variable counts as unset", () => {
  const env = read({ ...url, SUPABASE_SERVICE_ROLE_KEY: "k", SMTP_URL: "", RESEND_API_KEY: " " });
  equal([env.mail.smtpUrl, env.mail.resend], [undefined, undefined]);
});

Deno.test("SYNC_COOLDOWN_MS can be zero; the default is one minute", () => {
  const key = { ...url, SUPABASE_SERVICE_ROLE_KEY: "k" };
  equal(read({ ...key, SYNC_COOLDOWN_MS: "0" }).sync.coolDownMs, 0);
  equal(read(key).sync, { token: undefined, coolDownMs: 60_000 });
});
