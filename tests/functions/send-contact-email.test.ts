import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { equal, ok } from "./support/assert.ts";
import { captureLogs, setEnvironment } from "./support/environment.ts";
import { type FakeSmtp, startFakeSmtp } from "./support/fake-smtp.ts";
import { ANON_KEY, type FakeSupabase, KEYS, startFakeSupabase } from "./support/fake-supabase.ts";

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

async function withFakes(
  test: (supabase: FakeSupabase, smtp: FakeSmtp) => Promise<void>,
  variables: Record<string, string> = {},
): Promise<void> {
  const [supabase, smtp] = [startFakeSupabase(), startFakeSmtp()];
  setEnvironment({
    SUPABASE_URL: supabase.url,
    ...KEYS,
    CONTACT_TO: "contato@primoze.example",
    SMTP_URL: smtp.url,
    ...variables,
  });
  try {
    await test(supabase, smtp);
  } finally {
    await Promise.all([supabase.stop(), smtp.stop()]);
  }
}

async function call(request: Request): Promise<[number, Record<string, unknown>]> {
  const [response] = await captureLogs(() => handler(request));
  return [response.status, await response.json()];
}

Deno.test(
  "the mail server rejects the e-mail: 200, and the message is due again with the error",
  () =>
    withFakes(async (supabase, smtp) => {
      smtp.behavior = "reject";
      const before = Date.now();
      const [status, body] = await call(post(quote));
      equal([status, body.ok], [200, true]);
      const [row] = supabase.rows;
      equal(row?.delivery_state, "failed");
      equal(row?.last_delivery_error, "EENVELOPE: RCPT TO 550");
      ok(typeof row?.refused_at === "string", "marked as refused");
      ok(Date.parse(String(row?.next_attempt_at)) >= before + 60_000, "due in a minute");
    }),
);

Deno.test("no mail service is configured: 200, and the message is pending with the reason", () =>
  withFakes(
    async (supabase) => {
      const [status] = await call(post(quote));
      equal(status, 200);
      const [row] = supabase.rows;
      equal(row?.delivery_state, "pending");
      equal(
        row?.last_delivery_error,
        "NOT_CONFIGURED: RESEND_API_KEY or SMTP_URL not set, the e-mail waits",
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
  ok(
    lines.some((line) => line.includes("answered-first")),
    "logged",
  );
}

Deno.test("the mail server does not answer: the response waits only for ANSWER_WITHIN_MS", () =>
  withFakes(
    async (supabase, smtp) => {
      smtp.behavior = "silent";
      await expectResponseFirst(supabase);
      equal(supabase.rows[0]?.last_delivery_error, "TIMEOUT: the mail server took too long");
    },
    { ANSWER_WITHIN_MS: "100", MAIL_TIMEOUT_MS: "1500" },
  ),
);

Deno.test("a slow database: storing gets most of the ten seconds, the e-mail gets the rest", () =>
  withFakes(
    async (supabase, smtp) => {
      supabase.insertDelayMs = 5_000;
      smtp.behavior = "silent";
      await expectResponseFirst(supabase);
    },
    { MAIL_TIMEOUT_MS: "4500", ANSWER_WITHIN_MS: "30000" },
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
      const headers = { "x-site-token": "token-of-the-site", "x-visitor": "visitor-0001" };
      const [response] = await captureLogs(() => handler(post(quote, headers)));
      equal([response.status, response.headers.get("retry-after")], [429, "40"]);
      equal(await response.json(), {
        error: "Muitas mensagens em pouco tempo. Tente novamente mais tarde.",
      });
      equal([supabase.rows.length, smtp.messages.length], [0, 0]);
      equal(
        supabase.limits.map(({ max }) => max),
        [6, 7],
      );
    },
    { RATE_LIMIT_PER_ADDRESS: "7" },
  ),
);

Deno.test("GET: the state of mailing and retention, and 500 when nothing can be stored", () =>
  withFakes(async (supabase) => {
    const health = async (variables: Record<string, string> = {}) => {
      for (const [name, value] of Object.entries(variables)) Deno.env.set(name, value);
      return call(new Request("http://localhost/", { headers: { apikey: ANON_KEY } }));
    };
    equal(await health(), [200, { ok: true, mail: "ok", retention: "ok", visitors: "shared" }]);
    Object.assign(supabase.health, { late: 2 });
    equal((await health())[1].mail, "delayed");
    Object.assign(supabase.health, { limited: true });
    equal((await health())[1].mail, "limited");
    Object.assign(supabase.health, { refused: 1, expired: 3 });
    equal(await health(), [
      200,
      { ok: true, mail: "refused", retention: "overdue", visitors: "shared" },
    ]);
    Object.assign(supabase.health, { unauthorized: 1 });
    equal((await health())[1].mail, "unauthorized");
    equal((await health({ CONTACT_TO: "" }))[1].mail, "not-configured");
    supabase.errorStatus = 507;
    equal((await health())[0], 500);
  }),
);

Deno.test("the database fails: 500, and no e-mail", () =>
  withFakes(async (supabase, smtp) => {
    supabase.errorStatus = 500;
    equal(await call(post(quote)), [500, { error: "Não foi possível registrar a mensagem." }]);
    equal(smtp.messages.length, 0);
  }),
);

Deno.test("invalid requests: 400 or 413 with an error", () =>
  withFakes(async () => {
    equal(await call(post("{")), [400, { error: "O corpo não é um JSON válido." }]);
    equal(await call(post("")), [400, { error: "O corpo não é um JSON válido." }]);
    equal(await call(post("null")), [400, { error: "Dados inválidos." }]);
    equal(await call(post({ ...quote, email: 7 })), [400, { error: "Campo inválido: email." }]);
    equal((await call(post(" ".repeat(600_000))))[0], 413);
  }),
);

Deno.test("a missing variable: 500, and only the log names it", async () => {
  setEnvironment({});
  const [response, lines] = await captureLogs(() => handler(post(quote)));
  equal(response.status, 500);
  equal(await response.json(), { error: "Erro interno. Tente novamente em instantes." });
  ok(lines.join().includes("SUPABASE_URL"), "named in the log");
});

Deno.test("the log has one JSON line for each event and no personal data", () =>
  withFakes(async (supabase, smtp) => {
    const run = async () => {
      await handler(post(quote, { "x-request-id": "request-1" }));
      smtp.behavior = "reject";
      await handler(post(quote));
      supabase.errorStatus = 503;
      await handler(post(quote));
      await handler(post({ ...quote, phone: 1 }));
    };
    const [, lines] = await captureLogs(run);
    for (const line of lines) {
      ok(JSON.parse(line).function === "send-contact-email", line);
      ok(!/segredo|8888|confidencial/i.test(line), `personal data in: ${line}`);
    }
    const [first, ...others] = lines.map((line) => JSON.parse(line));
    ok(
      others.some(({ level, outcome }) => level === "error" && outcome === "mail-refused"),
      "the refusal is an event of its own",
    );
    equal([first.requestId, first.outcome], ["request-1", "stored"]);
    equal(first.rowId, supabase.rows[0]?.id);
  }),
);
