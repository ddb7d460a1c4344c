import type * as Limits from "@/lib/limits";
import { FORM_NAMES, FORMS, type FormName, type Values } from "@/tests/api/support/forms";
import {
  answerOf,
  catchLog,
  jsonRequest,
  loadRoute,
  plainFormRequest,
  startRecorder,
} from "@/tests/api/support/route";

const PROPOSAL_REQUIRED = "All fields required by the browser";
const QUOTE_REQUIRED = "Name, e-mail and message non-blank. Failure: “Campos obrigatórios”.";
const SUGGESTION_REQUIRED = "Name and e-mail required";
const EMAIL = "E-mail must match {email} with no spaces. Failure: “E-mail inválido”.";
const PHONE =
  "Phone, if given, must have 10 or 11 digits after removing non-digits. Failure: “Telefone inválido”.";
const LENGTH =
  "Maximum lengths: name 100, e-mail 150, phone 30, message 2000, serviceType 100. Failure: “Conteúdo muito longo”.";
const ORDER = "in order";

/** The words of §8 for each refusal, to the letter. What §8 leaves out says so in lib/forms/messages.ts. */
const WORDS = {
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
  const [title, message] = (WORDS[form] as Record<string, readonly [string, string]>)[code] ?? [];
  return { error: { code, title, message, ...(field && { field }) } };
};

const log = catchLog();
let backend: Awaited<ReturnType<typeof startRecorder>>;
beforeAll(async () => {
  backend = await startRecorder();
});
afterAll(() => backend.stop());
beforeEach(() => backend.calls.splice(0));

const load = (form: FormName, env?: Record<string, string>) => loadRoute(form, backend, env);

/** One handler a form for the tests in which no limit is reached. */
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
  ["suggestion", "valid e-mail required", { email: "ana@" }, "invalid_email", "email"],
  ["suggestion", "what the table can hold", { topic: "t".repeat(101) }, "too_long", "topic"],
  ["suggestion", "what the table can hold", { question: "q".repeat(2001) }, "too_long", "question"],
  ["proposal", PROPOSAL_REQUIRED, { nome_ong: "" }, "required_fields", "nome_ong"],
  ["proposal", PROPOSAL_REQUIRED, { contato: " " }, "required_fields", "contato"],
  ["proposal", PROPOSAL_REQUIRED, { tipo_projeto: "" }, "required_fields", "tipo_projeto"],
  ["proposal", PROPOSAL_REQUIRED, { mensagem: "" }, "required_fields", "mensagem"],
];

describe("what §5 refuses, in §8's words", () => {
  it.each(refused)("%s: “%s” %j → %s", async (form, _quote, changes, code, field) => {
    const values = { ...FORMS[form].valid(), ...changes };
    const answer = await answerOf(await (await handler(form))(jsonRequest(values)));
    expect(answer).toEqual([422, refusal(form, code, field)]);
    expect(backend.calls).toEqual([]);
    expect(log()).not.toMatch(/Silvano|example\.com|91234/);
  });
});

const accepted: [FormName, string, Values][] = [
  ["quote", "the logic treats [the phone] as optional", { phone: "" }],
  ["quote", "serviceType is optional", { serviceType: "" }],
  ["quote", "after removing non-digits", { phone: "11.91234-5678" }],
  ["quote", "10 or 11 digits", { phone: "1132345678" }],
  ["quote", "name 100, message 2000", { name: "n".repeat(100), message: "m".repeat(2000) }],
  ["quote", "e-mail 150", { email: `${"e".repeat(138)}@example.com` }],
  ["quote", "Values are trimmed", { name: `  ${"n".repeat(100)}  ` }],
  ["suggestion", "Name and e-mail required", { phone: "", topic: "", question: "" }],
  ["suggestion", "no rule for the phone", { phone: "ramal 3" }],
  ["donation", "optional pickup address", { pickupAddress: "" }],
  ["proposal", "no custom validation", { contato: "@lar no Instagram", tipo_projeto: "outro" }],
  ["proposal", "no length limits", { mensagem: "m".repeat(60_000) }],
];

describe("what §5 accepts", () => {
  it.each(accepted)("%s: “%s”", async (form, _quote, changes) => {
    const values = { ...FORMS[form].valid(), ...changes };
    const answer = await answerOf(await (await handler(form))(jsonRequest(values)));
    expect(answer).toEqual([200, { ok: true }]);
    expect(backend.calls.map(({ path }) => path)).toContain("/functions/v1/send-contact-email");
  });
});

describe("§5's rate limits on the server", () => {
  const limits: [FormName, string, number, "first" | "last"][] = [
    ["quote", "at most 3 submissions per 60 seconds, keyed by the e-mail entered", 60, "first"],
    ["donation", "as the quote forms", 60, "first"],
    ["suggestion", "3 attempts per 300000 ms per e-mail", 300, "last"],
    ["proposal", "as the quote forms, by the contact", 60, "last"],
  ];

  it.each(limits)("%s: “%s”", async (form, _quote, seconds, order) => {
    const POST = await load(form);
    const { valid, key, text } = FORMS[form];
    const values = valid();
    for (let sent = 0; sent < 3; sent++) expect((await POST(jsonRequest(values))).status).toBe(200);

    const spelt = { ...values, [key]: ` ${values[key]?.toUpperCase()} ` };
    const response = await POST(jsonRequest(spelt));
    expect(await answerOf(response)).toEqual([429, refusal(form, "rate_limited")]);
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(seconds - 10);
    expect(wait).toBeLessThanOrEqual(seconds);
    // §5 lists the limit before the other rules of the quote forms, and after those of the suggestion.
    const wrong = form === "proposal" ? { ...values, [text]: "" } : { ...values, name: "" };
    expect((await POST(jsonRequest(wrong))).status).toBe(order === "first" ? 429 : 422);
    expect((await POST(jsonRequest(valid()))).status).toBe(200);
  });

  it("counts what passes the rules: correcting a mistake costs nothing", async () => {
    const POST = await load("quote");
    const values = FORMS.quote.valid();
    for (let tries = 0; tries < 5; tries++) {
      expect((await POST(jsonRequest({ ...values, phone: "1" }))).status).toBe(422);
    }
    expect((await POST(jsonRequest(values))).status).toBe(200);
  });

  it("ends with its window", async () => {
    jest.doMock("@/lib/limits", () => {
      const limits = jest.requireActual<typeof Limits>("@/lib/limits");
      return {
        ...limits,
        RATE_LIMITS: { ...limits.RATE_LIMITS, quote: { max: 1, windowMs: 1000 } },
      };
    });
    const POST = await load("quote");
    jest.dontMock("@/lib/limits");
    const values = FORMS.quote.valid();
    const statuses = [];
    for (const pause of [0, 0, 1_100]) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      statuses.push((await POST(jsonRequest(values))).status);
    }
    expect(statuses).toEqual([200, 429, 200]);
  });

  it("limits one address, whatever e-mails it enters", async () => {
    const POST = await load("quote", { RATE_LIMIT_PER_ADDRESS: "2" });
    const from = (peer: string) =>
      POST(jsonRequest(FORMS.quote.valid(), { "x-peer-address": peer }));
    expect((await from("10.0.0.1")).status).toBe(200);
    expect((await from("10.0.0.1")).status).toBe(200);
    expect((await from("10.0.0.1")).status).toBe(429);
    expect((await from("10.0.0.2")).status).toBe(200);
  });
});

describe.each(FORM_NAMES)("POST /api/%s", (form) => {
  const valid = () => FORMS[form].valid();
  const text = FORMS[form].text;

  it.each([
    ["broken JSON", () => jsonRequest("{"), 400, "bad_request"],
    ["an array", () => jsonRequest("[1]"), 400, "bad_request"],
    ["a field that is no text", () => jsonRequest({ ...valid(), [text]: {} }), 400, "bad_request"],
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
  ])("answers %s as such", async (_what, request, status, code) => {
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

  it("sends a plain form post back to its page, and never anywhere else", async () => {
    const POST = await load(form);
    const { page, sent } = FORMS[form];
    const locationOf = async (fields: Values, headers?: Record<string, string>) => {
      const response = await POST(plainFormRequest({ ...valid(), ...fields }, headers));
      return [response.status, response.headers.get("location")];
    };
    expect(await locationOf({ page })).toEqual([303, `${page}#${sent}`]);
    expect(await locationOf({}, { referer: `https://any.example${page}?a=1` })).toEqual([
      303,
      `${page}#${sent}`,
    ]);
    for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil", "/blog"]) {
      expect(await locationOf({ page: elsewhere })).toEqual([303, `/contato#${sent}`]);
    }
    const [status, location] = await locationOf({ page, [FORMS[form].key]: "" });
    expect([status, location]).toEqual([303, expect.stringMatching(`^${page}#.*erro-campos`)]);
    const [, tooLarge] = await locationOf(
      { [text]: "m".repeat(70_000) },
      { referer: `http://localhost${page}` },
    );
    expect(tooLarge).toMatch(new RegExp(`^${page}#.*erro-conteudo-longo$`));
  });

  it("gives no other site a hold: no CORS header on any answer", async () => {
    const POST = await load(form);
    const headers = { origin: "https://evil.example" };
    for (const body of [valid(), {}]) {
      const response = await POST(jsonRequest(body, headers));
      const names = [...response.headers.keys()];
      expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });
});
