import type { ProblemCode } from "@/supabase/functions/_shared/contract/form";
import { FORMS as CONTRACTS } from "@/supabase/functions/_shared/contract/message-row";
import {
  FORM_NAMES,
  FORMS,
  redirected,
  type FormName,
  type Values,
} from "@/tests/api/support/forms";
import {
  readResponse,
  captureLog,
  jsonRequest,
  loadRoute,
  plainFormRequest,
  startFakeServer,
  startRecordingBackend,
} from "@/tests/api/support/route";

const refusal = (form: FormName, code: ProblemCode, field?: string) => {
  const { title, description } = CONTRACTS[form].messages[code];
  return { error: { code, title, message: description, ...(field && { field }) } };
};

const log = captureLog();
let backend: Awaited<ReturnType<typeof startRecordingBackend>>;
beforeAll(async () => {
  backend = await startRecordingBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.calls.splice(0));

const load = (form: FormName, env?: Record<string, string>) => loadRoute(form, backend, env);

/** One handler per form, for the tests that reach no limit. */
const handlers = new Map<FormName, ReturnType<typeof load>>();
const handler = (form: FormName) => {
  if (!handlers.has(form)) handlers.set(form, load(form));
  return handlers.get(form)!;
};

/** The rules themselves: tests/unit/specification/validation.test.ts. */
const refused: [FormName, Values, ProblemCode, string][] = [
  ["quote", { name: " " }, "required_fields", "name"],
  ["quote", { email: "a@b.com\nBcc: c@d.com" }, "invalid_email", "email"],
  ["quote", { phone: "1", message: "m".repeat(2001) }, "invalid_phone", "phone"],
  ["donation", { pickupAddress: "p".repeat(301) }, "too_long", "pickupAddress"],
  ["suggestion", { email: "ana@" }, "invalid_email", "email"],
  ["proposal", { mensagem: "" }, "required_fields", "mensagem"],
];

describe("§5 refuses the first broken rule, with the texts of §8", () => {
  it.each(refused)("%s: %j → %s", async (form, changes, code, field) => {
    const values = { ...FORMS[form].valid(), ...changes };
    const response = await readResponse(await (await handler(form))(jsonRequest(values)));
    expect(response).toEqual([422, refusal(form, code, field)]);
    expect(backend.calls).toEqual([]);
    expect(log()).not.toMatch(/Silvano|example\.com|91234/);
  });
});

describe("§5's rate limits on the server", () => {
  const limits: [FormName, string, number, "first" | "last"][] = [
    ["quote", "at most 3 submissions per 60 seconds and e-mail", 60, "first"],
    ["donation", "as the quote forms", 60, "first"],
    ["suggestion", "3 attempts per 300000 ms and e-mail", 300, "last"],
    ["proposal", "as the quote forms, keyed by the contact", 60, "last"],
  ];

  it.each(limits)("%s: %s", async (form, _rule, seconds, order) => {
    const POST = await load(form);
    const { valid, key, text } = FORMS[form];
    const values = valid();
    for (let sent = 0; sent < 3; sent++) expect((await POST(jsonRequest(values))).status).toBe(200);

    const spelt = { ...values, [key]: ` ${values[key]?.toUpperCase()} ` };
    const response = await POST(jsonRequest(spelt));
    expect(await readResponse(response)).toEqual([429, refusal(form, "rate_limited")]);
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(seconds - 10);
    expect(wait).toBeLessThanOrEqual(seconds);
    // §5: the limit comes first for the quote forms, and last for the suggestion.
    const wrong = form === "proposal" ? { ...values, [text]: "" } : { ...values, name: "" };
    expect((await POST(jsonRequest(wrong))).status).toBe(order === "first" ? 429 : 422);
    expect((await POST(jsonRequest(valid()))).status).toBe(200);
  });

  it("counts only what passes the rules: a corrected mistake is not counted", async () => {
    const POST = await load("quote");
    const values = FORMS.quote.valid();
    for (let tries = 0; tries < 5; tries++) {
      expect((await POST(jsonRequest({ ...values, phone: "1" }))).status).toBe(422);
    }
    expect((await POST(jsonRequest(values))).status).toBe(200);
  });

  it("ends with its window", async () => {
    const POST = await load("quote");
    const values = FORMS.quote.valid();
    const send = async () => (await POST(jsonRequest(values))).status;
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
    const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    expect(await send()).toBe(200);
    clock.mockRestore();
  });

  it("limits one IP address across different e-mails", async () => {
    const POST = await load("quote", { RATE_LIMIT_PER_ADDRESS: "2" });
    const from = (peer: string) =>
      POST(jsonRequest(FORMS.quote.valid(), { "x-peer-address": peer }));
    expect((await from("10.0.0.1")).status).toBe(200);
    expect((await from("10.0.0.1")).status).toBe(200);
    expect((await from("10.0.0.1")).status).toBe(429);
    expect((await from("10.0.0.2")).status).toBe(200);
  });

  it("limits an IPv6 network at four times the limit of an address", async () => {
    const POST = await load("quote", { RATE_LIMIT_PER_ADDRESS: "1" });
    const statusOf = async (peer: string) =>
      (await POST(jsonRequest(FORMS.quote.valid(), { "x-peer-address": peer }))).status;
    const statuses = [];
    for (const subnet of [1, 2, 3, 4, 5]) statuses.push(await statusOf(`2001:db8:1:${subnet}::1`));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await statusOf("2001:db8:2:1::1")).toBe(200);
  });
});

describe("the limits of the backend", () => {
  it.each(FORM_NAMES)("/api/%s answers a 429 of the backend as its own limit", async (form) => {
    const limited = await startFakeServer((_request, response) => {
      response.writeHead(429, { "content-type": "application/json", "retry-after": "40" });
      response.end('{"error":"secret detail"}');
    });
    const POST = await loadRoute(form, limited);
    const response = await POST(jsonRequest(FORMS[form].valid()));
    limited.stop();
    expect(response.headers.get("retry-after")).toBe("40");
    expect(await readResponse(response)).toEqual([429, refusal(form, "rate_limited")]);
  });

  it("names the visitor to the backend only where both share a token, as a digest", async () => {
    const headersWith = async (env: Record<string, string>) => {
      backend.calls.splice(0);
      const POST = await load("quote", env);
      await POST(jsonRequest(FORMS.quote.valid(), { "x-peer-address": "2001:db8::7" }));
      return backend.calls[0]!.headers;
    };
    const token = { SITE_TOKEN: "token-of-the-site" };
    const named = await headersWith(token);
    expect(named["x-site-token"]).toBe(token.SITE_TOKEN);
    expect(named["x-visitor"]).toMatch(/^[\w-]{22}$/);
    expect(await headersWith({ SITE_TOKEN: "" })).not.toHaveProperty("x-visitor");
  });
});

describe.each(FORM_NAMES)("POST /api/%s", (form) => {
  const valid = () => FORMS[form].valid();
  const text = FORMS[form].text;

  it.each([
    ["broken JSON", () => jsonRequest("{"), 400, "bad_request"],
    ["an array", () => jsonRequest("[1]"), 400, "bad_request"],
    ["a field that is not text", () => jsonRequest({ ...valid(), [text]: {} }), 400, "bad_request"],
    ["null for a field", () => jsonRequest({ ...valid(), [FORMS[form].key]: null }), 422, ""],
    ["an empty body", () => jsonRequest(""), 422, "required_fields"],
    ["2 MB", () => jsonRequest({ [text]: "m".repeat(2_000_000) }), 413, "too_large"],
    ["more than 64 kB", () => jsonRequest({ [text]: "é".repeat(33_000) }), 413, "too_large"],
    [
      "another content type",
      () => jsonRequest("x", { "content-type": "text/plain" }),
      415,
      "unsupported_media_type",
    ],
  ])("refuses %s with its own error code", async (_what, request, status, code) => {
    const response = await (await handler(form))(request());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: {
        code: code || expect.any(String),
        title: expect.any(String),
        message: expect.any(String),
      },
    });
    expect(backend.calls).toEqual([]);
  });

  it("redirects a plain form post to its page and to no other site", async () => {
    const POST = await load(form);
    const { page } = FORMS[form];
    const locationOf = async (fields: Values, headers?: Record<string, string>) => {
      const response = await POST(plainFormRequest({ ...valid(), ...fields }, headers));
      return [response.status, response.headers.get("location")];
    };
    expect(await locationOf({ page })).toEqual(redirected(form));
    expect(await locationOf({}, { referer: `https://any.example${page}?a=1` })).toEqual(
      redirected(form),
    );
    for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil", "/blog"]) {
      expect(await locationOf({ page: elsewhere })).toEqual(redirected(form, "/contato"));
    }
    const [status, location] = await locationOf({ page, [FORMS[form].key]: "" });
    expect([status, location]).toEqual([303, expect.stringMatching(`^${page}#.*erro-campos`)]);
    const [, tooLarge] = await locationOf(
      { [text]: "m".repeat(70_000) },
      { referer: `http://localhost${page}` },
    );
    expect(tooLarge).toMatch(new RegExp(`^${page}#.*erro-conteudo-longo$`));
  });

  it("sends no CORS headers", async () => {
    const POST = await load(form);
    const headers = { origin: "https://evil.example" };
    for (const body of [valid(), {}]) {
      const response = await POST(jsonRequest(body, headers));
      const names = [...response.headers.keys()];
      expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });
});
