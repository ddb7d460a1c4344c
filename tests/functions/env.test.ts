import { readEnv } from "../../supabase/functions/_shared/env.ts";
import { equal } from "./support/assert.ts";

const URL_ONLY = { SUPABASE_URL: "http://127.0.0.1:1" };
const ANON = { ...URL_ONLY, SUPABASE_ANON_KEY: "anon" };
const MINIMUM = { ...ANON, SUPABASE_SERVICE_ROLE_KEY: "old" };

const read = (variables: Record<string, string>) => readEnv((name) => variables[name]);

Deno.test("the keys are those of the platform, then the legacy ones", () => {
  equal(read(MINIMUM).serviceKeys, ["old"]);
  equal(read({ ...MINIMUM, SUPABASE_SECRET_KEYS: `{"default":"new"}` }).serviceKeys[0], "new");
  const named = { ...MINIMUM, SUPABASE_PUBLISHABLE_KEYS: `{"default":"a","other":"b"}` };
  equal(read(named).publishableKeys, ["a", "b", "anon"]);
});

Deno.test("the error names the invalid variables and not their values", () => {
  for (const [variables, names] of [
    [{}, "SUPABASE_URL missing or malformed"],
    [ANON, "SUPABASE_SERVICE_ROLE_KEY missing"],
    [{ ...URL_ONLY, SUPABASE_SERVICE_ROLE_KEY: "k" }, "SUPABASE_ANON_KEY missing"],
    [
      { ...ANON, SUPABASE_SECRET_KEYS: "sb_secret_x", RETRY_BASE_MS: "soon" },
      "SUPABASE_SECRET_KEYS, RETRY_BASE_MS missing or malformed",
    ],
  ] as [Record<string, string>, string][]) {
    let message = "accepted";
    try {
      read(variables);
    } catch (error) {
      if (error instanceof Error) message = error.message;
    }
    equal(message, `environment: ${names}`);
  }
});

Deno.test("an empty variable counts as unset; a cool-down may be none", () => {
  const { mail, sync, limits } = read({ ...MINIMUM, SMTP_URL: "", RESEND_API_KEY: " " });
  equal([mail.smtpUrl, mail.resend, limits.perAddress], [undefined, undefined, 30]);
  equal(sync, { token: undefined, coolDownMs: 60_000 });
  equal(read({ ...MINIMUM, SYNC_COOLDOWN_MS: "0" }).sync.coolDownMs, 0);
});
