import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { equal, ok } from "./support/assert.ts";
import { captureLogs, setEnvironment } from "./support/environment.ts";
import { REJECT } from "./support/fake-smtp.ts";
import { ANON_KEY, type FakeSupabase } from "./support/fake-supabase.ts";
import { withFakes } from "./support/with-fakes.ts";

// With a real database: tests/backend/messages.test.ts and tests/api/delivery.test.ts. What mail
// services answer: transport.test.ts.

const quote = {
  name: "Maria Segredo",
  email: "maria.segredo@example.com",
  phone: "(11) 98888-7777",
  message: "Texto confidencial",
  serviceType: "pintura",
};

const post = (body: unknown, headers: HeadersInit = {}) =>
  new Request("http://localhost/functions/v1/send-contact-email", {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: ANON_KEY, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

async function call(request: Request): Promise<[number, Record<string, unknown>]> {
  const [response] = await captureLogs(() => handler(request));
  return [response.status, await response.json()];
}

Deno.test("the mail server rejects the e-mail: 200, and the message is due in a minute", () =>
  withFakes(async (supabase, smtp) => {
    smtp.behavior = REJECT;
    const before = Date.now();
    const [response, lines] = await captureLogs(() => handler(post(quote)));
    equal([response.status, (await response.json()).ok], [200, true]);
    const [row] = supabase.rows;
    equal([row?.delivery_state, row?.last_delivery_error], ["failed", "EENVELOPE: RCPT TO 550"]);
    ok(typeof row?.refused_at === "string", "marked as refused");
    ok(Date.parse(String(row?.next_attempt_at)) >= before + 60_000, "due in a minute");
    const events = lines
      .map((line) => JSON.parse(line))
      .map(({ level, outcome }) => [level, outcome]);
    equal(events, [
      ["info", "stored"],
      ["error", "mail-refused"],
    ]);
  }),
);

Deno.test(
  "a Reply-To is refused: the e-mail is sent without it, and the message is delivered",
  () =>
    withFakes(async (supabase, smtp) => {
      smtp.behavior = { at: ".", code: 553, ifContent: "Reply-To:" };
      equal((await call(post(quote)))[0], 200);
      equal(supabase.rows[0]?.delivery_state, "delivered");
      const hasReplyTo = smtp.messages.map((content) => content.includes("Reply-To:"));
      equal(hasReplyTo, [true, false]);
    }),
);

Deno.test("no mail service is configured: 200, and the message waits with the reason", () =>
  withFakes(
    async (supabase) => {
      equal((await call(post(quote)))[0], 200);
      const [row] = supabase.rows;
      equal(
        [row?.delivery_state, row?.last_delivery_error],
        ["pending", "NOT_CONFIGURED: RESEND_API_KEY or SMTP_URL not set, the e-mail waits"],
      );
    },
    { SMTP_URL: "" },
  ),
);

/** Expects a response before the e-mail is given up, then waits until it is. */
async function expectResponseFirst(supabase: FakeSupabase): Promise<void> {
  const [response, lines] = await captureLogs(async () => {
    const response = await handler(post(quote));
    equal(supabase.rows[0]?.delivery_state, "pending");
    while (supabase.rows[0]?.delivery_state === "pending") {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return response;
  });
  equal([response.status, (await response.json()).ok], [200, true]);
  ok(lines.join().includes("answered-first"), "logged");
  equal(supabase.rows[0]?.last_delivery_error, "TIMEOUT: the mail server took too long");
}

Deno.test("the mail server does not answer: the response waits only for ANSWER_WITHIN_MS", () =>
  withFakes(
    (supabase, smtp) => {
      smtp.behavior = "silent";
      return expectResponseFirst(supabase);
    },
    { ANSWER_WITHIN_MS: "100", MAIL_TIMEOUT_MS: "1500" },
  ),
);

Deno.test("a slow database: what is left of nine seconds is for the e-mail", () =>
  withFakes(
    async (supabase, smtp) => {
      smtp.behavior = "silent";
      const now = performance.now.bind(performance);
      let skipped = 0;
      Object.defineProperty(performance, "now", {
        value: () => now() + skipped,
        configurable: true,
      });
      supabase.onInsert = () => (skipped = 9_000);
      await expectResponseFirst(supabase);
      Object.defineProperty(performance, "now", { value: now, configurable: true });
    },
    { ANSWER_WITHIN_MS: "30000", MAIL_TIMEOUT_MS: "1500" },
  ),
);

Deno.test("a delivery that the database did not record at once is recorded, not sent again", () =>
  withFakes(async (supabase, smtp) => {
    supabase.failedUpdates = 2;
    equal((await call(post(quote)))[0], 200);
    equal([supabase.rows[0]?.delivery_state, smtp.messages.length], ["delivered", 1]);
  }),
);

Deno.test("too many messages: 429 with the seconds to wait, and no e-mail", () =>
  withFakes(
    async (supabase, smtp) => {
      supabase.waitSeconds = 40;
      const visitor = "0123456789abcdef0123456789abcdef";
      const named = (token: string) => post(quote, { "x-site-token": token, "x-visitor": visitor });
      const [response] = await captureLogs(() => handler(named("another-token")));
      equal([response.status, response.headers.get("retry-after")], [429, "40"]);
      equal(await response.json(), {
        error: "Muitas mensagens em pouco tempo. Tente novamente mais tarde.",
      });
      equal([supabase.rows.length, smtp.messages.length], [0, 0]);
      // `visitors: shared`: this caller has not named a visitor with the site's token.
      equal(supabase.limits, [{ key: "messages", max: 140, window_seconds: 3600 }]);
      await call(named("token-of-the-site"));
      equal(supabase.limits[0], { key: `visitor ${visitor}`, max: 7, window_seconds: 3600 });
    },
    { RATE_LIMIT_PER_ADDRESS: "7", SITE_TOKEN: "token-of-the-site" },
  ),
);

Deno.test("GET: the state of mailing and retention, the worst first", () =>
  withFakes(async (supabase, smtp) => {
    const health = () => call(new Request("http://localhost/", { headers: { apikey: ANON_KEY } }));
    equal(await health(), [200, { ok: true, mail: "ok", retention: "ok", visitors: "shared" }]);
    for (const [counts, mail] of [
      [{ late: 2 }, "delayed"],
      [{ refused: 1 }, "refused"],
      [{ unauthorized: 1 }, "unauthorized"],
    ] as const) {
      Object.assign(supabase.health, counts);
      equal((await health())[1].mail, mail);
    }
    supabase.health.expired = 3;
    equal((await health())[1].retention, "overdue");
    Deno.env.set("SMTP_URL", "");
    equal((await health())[1].mail, "not-configured");
    Deno.env.set("SMTP_URL", smtp.url);
    Deno.env.set("CONTACT_TO", "");
    equal((await health())[1].mail, "not-configured");
    supabase.errorStatus = 507;
    equal((await health())[0], 500);
  }),
);

Deno.test("what cannot be read or stored: 400 or 500 with an error, and no e-mail", () =>
  withFakes(async (supabase, smtp) => {
    equal(await call(post("{")), [400, { error: "O corpo não é um JSON válido." }]);
    equal(await call(post("")), [400, { error: "O corpo não é um JSON válido." }]);
    equal(await call(post("null")), [400, { error: "Dados inválidos." }]);
    equal(await call(post({ ...quote, email: 7 })), [400, { error: "Campo inválido: email." }]);
    Object.assign(supabase, { errorStatus: 400, errorCode: "23514" });
    equal(await call(post(quote)), [400, { error: "Dados inválidos." }]);
    Object.assign(supabase, { errorStatus: 500, errorCode: "XX000" });
    equal(await call(post(quote)), [500, { error: "Não foi possível registrar a mensagem." }]);
    equal([supabase.rows.length, smtp.messages.length], [0, 0]);
  }),
);

Deno.test("a missing variable: 500, and only the log names it", async () => {
  setEnvironment({});
  const [response, lines] = await captureLogs(() => handler(post(quote)));
  equal(response.status, 500);
  equal(await response.json(), { error: "Erro interno. Tente novamente em instantes." });
  ok(lines.join().includes("SUPABASE_URL"), "named in the log");
});
