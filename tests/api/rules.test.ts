import {
  accepted,
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

const PROPOSAL_REQUIRED = "all fields are required";
const QUOTE_REQUIRED = "rule 2: name, e-mail and message are not blank";
const SUGGESTION_REQUIRED = "name and e-mail are required";
const EMAIL = "rule 3: the e-mail has the form of an address, without spaces";
const PHONE = "rule 4: the phone number has 10 or 11 digits";
const LENGTH = "rule 5: maximum lengths";
const ORDER = "the rules are checked in order";

/** The texts of §8. lib/forms/messages.ts says which ones §8 does not define. */
const MESSAGES = {
  quote: {
    required_fields: ["Campos obrigatórios", "Preencha nome, e-mail e mensagem."],
    invalid_email: ["E-mail inválido", "Verifique o endereço informado."],
    invalid_phone: ["Telefone inválido", "Use o formato (11) 90000-0000."],
    too_long: ["Conteúdo muito longo", "Reduza os campos e tente novamente."],
    rate_limited: ["Muitas tentativas", "Tente novamente em instantes."],
  },
  donation: {
    required_fields: ["Campos obrigatórios", "Preencha todos os campos que não são opcionais."],
    invalid_email: ["E-mail inválido", "Verifique o endereço informado."],
    invalid_phone: ["Telefone inválido", "Use o formato (11) 90000-0000."],
    too_long: ["Conteúdo muito longo", "Reduza os campos e tente novamente."],
    rate_limited: ["Muitas tentativas", "Tente novamente em instantes."],
  },
  suggestion: {
    required_fields: ["Campos obrigatórios", "Por favor, preencha nome e email."],
    invalid_email: ["Email inválido", "Por favor, insira um email válido."],
    too_long: ["Conteúdo muito longo", "Reduza os campos e tente novamente."],
    rate_limited: ["Muitas tentativas", "Aguarde alguns minutos antes de enviar novamente."],
  },
  proposal: {
    required_fields: ["Campos obrigatórios", "Preencha todos os campos."],
    too_long: ["Conteúdo muito longo", "Reduza os campos e tente novamente."],
    rate_limited: ["Muitas tentativas", "Tente novamente em instantes."],
  },
} as const;

const refusal = (form: FormName, code: string, field?: string) => {
  const [title, message] =
    (MESSAGES[form] as Record<string, readonly [string, string]>)[code] ?? [];
  return { error: { code, title, message, ...(field && { field }) } };
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

const refused: [FormName, string, Values, string, string][] = [
  ["quote", QUOTE_REQUIRED, { name: "" }, "required_fields", "name"],
  ["quote", QUOTE_REQUIRED, { name: " \t\n " }, "required_fields", "name"],
  ["quote", QUOTE_REQUIRED, { email: "" }, "required_fields", "email"],
  ["quote", QUOTE_REQUIRED, { message: "" }, "required_fields", "message"],
  ["quote", QUOTE_REQUIRED, { message: "\u0000" }, "required_fields", "message"],
  ["quote", EMAIL, { email: "maria" }, "invalid_email", "email"],
  ["quote", EMAIL, { email: "maria@example" }, "invalid_email", "email"],
  ["quote", EMAIL, { email: "maria silva@example.com" }, "invalid_email", "email"],
  ["quote", EMAIL, { email: "a@b.com,c@d.com" }, "invalid_email", "email"],
  ["quote", EMAIL, { email: "a@b.com\nBcc: c@d.com" }, "invalid_email", "email"],
  ["quote", PHONE, { phone: "119123456" }, "invalid_phone", "phone"],
  ["quote", PHONE, { phone: "119123456789" }, "invalid_phone", "phone"],
  ["quote", PHONE, { phone: "telefone" }, "invalid_phone", "phone"],
  ["quote", LENGTH, { name: "n".repeat(101) }, "too_long", "name"],
  ["quote", LENGTH, { email: `${"e".repeat(139)}@example.com` }, "too_long", "email"],
  ["quote", LENGTH, { phone: `11912345678${" ".repeat(20)}.` }, "too_long", "phone"],
  ["quote", LENGTH, { serviceType: "s".repeat(101) }, "too_long", "serviceType"],
  ["quote", LENGTH, { message: "m".repeat(2001) }, "too_long", "message"],
  ["quote", ORDER, { name: "", email: "x", phone: "1" }, "required_fields", "name"],
  ["quote", ORDER, { email: "x", phone: "1" }, "invalid_email", "email"],
  ["quote", ORDER, { phone: "1", message: "m".repeat(2001) }, "invalid_phone", "phone"],
  ["donation", "as the quote forms", { name: "" }, "required_fields", "name"],
  ["donation", "as the quote forms", { email: "" }, "required_fields", "email"],
  ["donation", "as the quote forms", { phone: "" }, "required_fields", "phone"],
  ["donation", "as the quote forms", { materialType: "" }, "required_fields", "materialType"],
  ["donation", "as the quote forms", { description: "" }, "required_fields", "description"],
  ["donation", EMAIL, { email: "rui@" }, "invalid_email", "email"],
  ["donation", PHONE, { phone: "1" }, "invalid_phone", "phone"],
  ["donation", LENGTH, { name: "n".repeat(101) }, "too_long", "name"],
  ["donation", LENGTH, { description: "d".repeat(1501) }, "too_long", "description"],
  ["donation", LENGTH, { pickupAddress: "p".repeat(301) }, "too_long", "pickupAddress"],
  ["suggestion", SUGGESTION_REQUIRED, { name: "" }, "required_fields", "name"],
  ["suggestion", SUGGESTION_REQUIRED, { email: " " }, "required_fields", "email"],
  ["suggestion", "the e-mail is valid", { email: "ana@" }, "invalid_email", "email"],
  ["suggestion", "maximum length of the table", { topic: "t".repeat(101) }, "too_long", "topic"],
  [
    "suggestion",
    "maximum length of the table",
    { question: "q".repeat(2001) },
    "too_long",
    "question",
  ],
  ["proposal", PROPOSAL_REQUIRED, { nome_ong: "" }, "required_fields", "nome_ong"],
  ["proposal", PROPOSAL_REQUIRED, { contato: " " }, "required_fields", "contato"],
  ["proposal", PROPOSAL_REQUIRED, { tipo_projeto: "" }, "required_fields", "tipo_projeto"],
  ["proposal", PROPOSAL_REQUIRED, { mensagem: "" }, "required_fields", "mensagem"],
];

describe("§5 refuses, with the texts of §8", () => {
  it.each(refused)("%s: %s: %j → %s", async (form, _rule, changes, code, field) => {
    const values = { ...FORMS[form].valid(), ...changes };
    const response = await readResponse(await (await handler(form))(jsonRequest(values)));
    expect(response).toEqual([422, refusal(form, code, field)]);
    expect(backend.calls).toEqual([]);
    expect(log()).not.toMatch(/Silvano|example\.com|91234/);
  });
});

const acceptedValues: [FormName, string, Values][] = [
  ["quote", "the phone is optional", { phone: "" }],
  ["quote", "serviceType is optional", { serviceType: "" }],
  ["quote", "only digits of the phone count", { phone: "11.91234-5678" }],
  ["quote", "a phone with 10 digits", { phone: "1132345678" }],
  ["quote", "name 100, message 2000", { name: "n".repeat(100), message: "m".repeat(2000) }],
  ["quote", "e-mail 150", { email: `${"e".repeat(138)}@example.com` }],
  ["quote", "values are trimmed before the length is checked", { name: `  ${"n".repeat(100)}  ` }],
  ["suggestion", "only name and e-mail are required", { phone: "", topic: "", question: "" }],
  ["suggestion", "no rule for the phone", { phone: "ramal 3" }],
  ["donation", "the pickup address is optional", { pickupAddress: "" }],
  ["proposal", "no custom validation", { contato: "@lar no Instagram", tipo_projeto: "outro" }],
  ["proposal", "no length limits", { mensagem: "m".repeat(60_000) }],
];

describe("§5 accepts", () => {
  it.each(acceptedValues)("%s: %s", async (form, _rule, changes) => {
    const values = { ...FORMS[form].valid(), ...changes };
    const response = await readResponse(await (await handler(form))(jsonRequest(values)));
    expect(response).toEqual(accepted(form));
    expect(backend.calls.map(({ path }) => path)).toContain("/functions/v1/send-contact-email");
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
