import { quoteMessages } from "@/lib/forms/messages";
import { BackendProcess, newDataDir, TIMEOUT_MS } from "../backend/support/backend-process";
import { jsonRequest, loadRoute, plainFormRequest, startStandIn } from "./support/route";

const valid = () => ({
  name: "Maria",
  email: `maria-${crypto.randomUUID()}@example.com`,
  phone: "(11) 91234-5678",
  message: "Pintar a sala.",
  serviceType: "pintura",
});

/** The error of design: code, and §8's title and message. */
const expectedError = (code: keyof typeof quoteMessages, field?: string) => ({
  error: {
    code,
    title: quoteMessages[code].title,
    message: quoteMessages[code].description,
    ...(field && { field }),
  },
});

let output: jest.SpyInstance;
beforeEach(() => {
  output = jest.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => output.mockRestore());

const logged = () => output.mock.calls.flat().join("\n");

describe("POST /api/quote with the embedded backend", () => {
  const folder = newDataDir();
  let backend: BackendProcess;

  beforeAll(async () => {
    backend = await BackendProcess.start(folder.dataDir);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await backend.end();
    folder.remove();
  }, TIMEOUT_MS);

  const load = (env?: Record<string, string>) => loadRoute("quote", backend, env);
  const messagesFrom = async (email: string) =>
    (await backend.inbox()).messages.filter((message) => message.email === email);

  it("stores the request, trimmed and escaped once, and logs nothing personal", async () => {
    const POST = await load();
    const body = { ...valid(), name: "  Zé & <Filhos>  ", message: "D'água / teto" };
    const response = await POST(jsonRequest(body));
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(await messagesFrom(body.email)).toMatchObject([
      {
        kind: "quote",
        name: "Zé &amp; &lt;Filhos&gt;",
        phone: "(11) 91234-5678",
        message: "D&#x27;água &#x2F; teto",
        serviceType: "pintura",
      },
    ]);
    expect(logged()).toContain("form_accepted");
    expect(logged()).not.toMatch(/Filhos|maria-|91234|água/);
  });

  it.each([
    ["an empty object", {}, "required_fields", "name"],
    ["null for a field", { ...valid(), message: null }, "required_fields", "message"],
    ["a wrong e-mail", { ...valid(), email: "maria" }, "invalid_email", "email"],
    ["a wrong phone", { ...valid(), phone: "1" }, "invalid_phone", "phone"],
    ["a long message", { ...valid(), message: "m".repeat(2001) }, "too_long", "message"],
  ] as const)("refuses %s with 422 and §8's words", async (_what, body, code, field) => {
    const response = await (await load())(jsonRequest(body));
    expect([response.status, await response.json()]).toEqual([422, expectedError(code, field)]);
  });

  it.each([
    ["broken JSON", jsonRequest("{"), 400, "bad_request"],
    ["an array", jsonRequest("[1]"), 400, "bad_request"],
    ["a field that is no text", jsonRequest({ ...valid(), name: { a: 1 } }), 400, "bad_request"],
    ["2 MB", jsonRequest(JSON.stringify({ message: "m".repeat(2_000_000) })), 413, "too_large"],
    [
      "another content type",
      jsonRequest("x", { "content-type": "text/plain" }),
      415,
      "unsupported_media_type",
    ],
    ["an empty body", jsonRequest(""), 422, "required_fields"],
  ] as const)("answers %s as such", async (_what, request, status, code) => {
    const response = await (await load())(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { code, title: expect.any(String), message: expect.any(String) },
    });
  });

  it("counts what passes the rules: 3 per minute and e-mail, with Retry-After", async () => {
    const POST = await load();
    const body = valid();
    expect((await POST(jsonRequest({ ...body, phone: "1" }))).status).toBe(422);
    for (let sent = 0; sent < 3; sent++) expect((await POST(jsonRequest(body))).status).toBe(200);
    const response = await POST(jsonRequest({ ...body, email: body.email.toUpperCase() }));
    expect([response.status, await response.json()]).toEqual([429, expectedError("rate_limited")]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await messagesFrom(body.email)).toHaveLength(3);
  });

  it("limits one address, whatever e-mails it enters", async () => {
    const POST = await load({ RATE_LIMIT_PER_ADDRESS: "2" });
    const from = (peer: string) => POST(jsonRequest(valid(), { "x-peer-address": peer }));
    expect((await from("10.0.0.1")).status).toBe(200);
    expect((await from("10.0.0.1")).status).toBe(200);
    expect((await from("10.0.0.1")).status).toBe(429);
    expect((await from("10.0.0.2")).status).toBe(200);
  });

  it.each([
    ["accepted", {}, "/servicos", "/servicos#mensagem-enviada"],
    ["refused", { email: "x" }, "/contato", "/contato#erro-email"],
    ["from a page that is not ours", {}, "https://evil.example/", "/contato#mensagem-enviada"],
  ])("sends a plain form post back: %s", async (_what, changes, page, location) => {
    const response = await (await load())(plainFormRequest({ ...valid(), ...changes, page }));
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
  });
});

describe("POST /api/quote when the backend fails", () => {
  const failing = async (answer: Parameters<typeof startStandIn>[0], env = {}) => {
    const standIn = await startStandIn(answer);
    try {
      const response = await (await loadRoute("quote", standIn, env))(jsonRequest(valid()));
      return [response.status, await response.json()];
    } finally {
      standIn.stop();
    }
  };

  it.each([
    ["an error field", 200, "application/json", '{"error":"secret detail"}'],
    ["an error status", 500, "application/json", '{"error":"secret detail"}'],
    ["garbage", 502, "text/html", "<html>secret detail"],
    ["broken JSON", 200, "application/json", '{"ok'],
  ])(
    "answers %s with §8's send failure and nothing of the detail",
    async (_what, status, type, body) => {
      const answer = await failing((_request, response) => {
        response.writeHead(status, { "content-type": type }).end(body);
      });
      expect(answer).toEqual([502, expectedError("send_failed")]);
    },
  );

  it("answers a backend that is not there", async () => {
    const gone = await startStandIn(() => {});
    gone.stop();
    const response = await (await loadRoute("quote", gone))(jsonRequest(valid()));
    expect([response.status, await response.json()]).toEqual([502, expectedError("send_failed")]);
  });

  it("answers a backend that never does with 504", async () => {
    jest.doMock("@/lib/limits", () => ({
      ...jest.requireActual<object>("@/lib/limits"),
      BACKEND_TIMEOUT_MS: 200,
    }));
    const [status, body] = await failing(() => {});
    jest.dontMock("@/lib/limits");
    expect(status).toBe(504);
    expect(body).toMatchObject({ error: { code: "timeout", title: "Erro ao enviar mensagem" } });
  });
});
