import { POST as donation } from "@/app/api/donation/route";
import { POST as proposal } from "@/app/api/proposal/route";
import { POST as quote } from "@/app/api/quote/route";
import { POST as suggestion } from "@/app/api/suggestion/route";
import { env } from "@/lib/env";
import { fakeBackend, jsonAnswer } from "@/tests/api/support/fake-backend";
import {
  accepted,
  FORM_NAMES,
  FORMS,
  redirected,
  type FormName,
  type Values,
} from "@/tests/api/support/forms";
import {
  captureLog,
  jsonRequest,
  plainFormRequest,
  readResponse,
} from "@/tests/api/support/requests";
import { FORM_MESSAGES } from "@/tests/support/form-messages";

// What is stored and mailed: delivery.test.ts. The rules of §5: tests/unit/forms/contract.test.ts.

const ROUTES = { quote, proposal, suggestion, donation };

const backend = fakeBackend();
const log = captureLog();

const ANCHORS = {
  rate_limited: "erro-muitas-tentativas",
  required_fields: "erro-campos-obrigatorios",
  invalid_email: "erro-email",
  invalid_phone: "erro-telefone",
  too_long: "erro-conteudo-longo",
  send_failed: "erro-envio",
};

type Words = keyof typeof ANCHORS;
type Refusal = [code: string, status: number, words: Words, cause: Values | (() => void)];

const refusedBy = (status: number) => () =>
  backend.answers(() => jsonAnswer(status, { error: "secret detail" }, { "retry-after": "40" }));
const never = () => void backend.neverAnswers();

/** Each code that a form can answer; §8 has no words of its own for the last four. */
const REFUSALS: Record<FormName, Refusal[]> = {
  quote: [
    ["required_fields", 422, "required_fields", { name: " " }],
    ["invalid_email", 422, "invalid_email", { email: "a@b.com\nBcc: c@d.com" }],
    ["invalid_phone", 422, "invalid_phone", { phone: "1", message: "m".repeat(2001) }],
    ["too_long", 422, "too_long", { message: "m".repeat(2001) }],
    ["rate_limited", 429, "rate_limited", refusedBy(429)],
    ["send_failed", 502, "send_failed", refusedBy(500)],
    ["timeout", 504, "send_failed", never],
    ["too_large", 413, "too_long", { message: "m".repeat(70_000) }],
  ],
  proposal: [
    ["required_fields", 422, "required_fields", { mensagem: "" }],
    ["rate_limited", 429, "rate_limited", refusedBy(429)],
    ["send_failed", 502, "send_failed", refusedBy(500)],
    ["timeout", 504, "send_failed", never],
    ["too_large", 413, "too_long", { mensagem: "m".repeat(70_000) }],
  ],
  suggestion: [
    ["required_fields", 422, "required_fields", { name: "" }],
    ["invalid_email", 422, "invalid_email", { email: "ana@" }],
    ["too_long", 422, "too_long", { topic: "t".repeat(101) }],
    ["rate_limited", 429, "rate_limited", refusedBy(429)],
    ["send_failed", 502, "send_failed", refusedBy(500)],
    ["timeout", 504, "send_failed", never],
    ["too_large", 413, "too_long", { question: "q".repeat(70_000) }],
  ],
  donation: [
    ["required_fields", 422, "required_fields", { description: "" }],
    ["invalid_email", 422, "invalid_email", { email: "rui@" }],
    ["invalid_phone", 422, "invalid_phone", { phone: "123" }],
    ["too_long", 422, "too_long", { pickupAddress: "p".repeat(301) }],
    ["rate_limited", 429, "rate_limited", refusedBy(429)],
    ["send_failed", 502, "send_failed", refusedBy(500)],
    ["timeout", 504, "send_failed", never],
    ["too_large", 413, "too_long", { description: "d".repeat(70_000) }],
  ],
};

/** The answer to a refused form: of a broken rule it names the field. */
const refusal = (form: FormName, code: string, words: Words, field?: string) => {
  const [title, message] = FORM_MESSAGES[form][words];
  return { error: { code, title, message, ...(field && { field }) } };
};

describe.each(FORM_NAMES)("POST /api/%s", (form) => {
  const POST = ROUTES[form];
  const { anchors, key, page, text, valid } = FORMS[form];

  it.each(REFUSALS[form])("%s: %i with §8's %s", async (code, status, words, cause) => {
    const changes = typeof cause === "function" ? {} : cause;
    if (typeof cause === "function") cause();
    const response = await POST(jsonRequest({ ...valid(), ...changes }));
    const field = status === 422 ? Object.keys(changes)[0] : undefined;
    expect(await readResponse(response)).toEqual([status, refusal(form, code, words, field)]);
    expect(response.headers.get("retry-after")).toBe(status === 429 ? "40" : null);
    if (typeof cause !== "function") expect(backend.calls).toEqual([]);
    const posted = plainFormRequest(
      { ...valid(), ...changes, page },
      { referer: `http://x${page}` },
    );
    const { status: redirect, headers } = await POST(posted);
    expect([redirect, headers.get("location")]).toEqual([
      303,
      `${page}#${anchors}${ANCHORS[words]}`,
    ]);
    expect(log()).not.toMatch(/Silvano|example\.com|91234|sala|Rampa|galão|furadeira|Flores/);
  });

  it.each<[what: string, request: () => Request, status: number, code: string, words: Words]>([
    ["broken JSON", () => jsonRequest("{"), 400, "bad_request", "send_failed"],
    ["an array", () => jsonRequest("[1]"), 400, "bad_request", "send_failed"],
    ["an empty body", () => jsonRequest(""), 422, "required_fields", "required_fields"],
    ["2 MB", () => jsonRequest({ [text]: "m".repeat(2_000_000) }), 413, "too_large", "too_long"],
    [
      "64 kB in more bytes than characters",
      () => jsonRequest({ [text]: "é".repeat(33_000) }),
      413,
      "too_large",
      "too_long",
    ],
    [
      "another content type",
      () => jsonRequest("x", { "content-type": "text/plain" }),
      415,
      "unsupported_media_type",
      "send_failed",
    ],
  ])("refuses %s", async (_what, request, status, code, words) => {
    const response = await readResponse(await POST(request()));
    const { error } = refusal(form, code, words);
    expect(response).toEqual([status, { error: expect.objectContaining(error) }]);
    expect(backend.calls).toEqual([]);
  });

  it("names the field that is not text, and takes null for nothing", async () => {
    const noText = await POST(jsonRequest({ ...valid(), [text]: {} }));
    expect(await readResponse(noText)).toEqual([
      400,
      refusal(form, "bad_request", "send_failed", text),
    ]);
    const nothing = await POST(jsonRequest({ ...valid(), [key]: null }));
    expect(await readResponse(nothing)).toEqual([
      422,
      refusal(form, "required_fields", "required_fields", key),
    ]);
  });

  it("answers what is accepted, without CORS headers", async () => {
    const response = await POST(jsonRequest(valid(), { origin: "https://evil.example" }));
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
    expect(await readResponse(response)).toEqual(accepted(form));
  });

  it.each([
    ["its page", { page }, {}, page],
    ["the referring page", {}, { referer: `https://any.example${page}?a=1` }, page],
    ["no other site", { page: "https://evil.example/" }, {}, "/contato"],
    ["no other host", { page: "//evil.example" }, {}, "/contato"],
    ["no other host by a backslash", { page: "/\\evil" }, {}, "/contato"],
    ["no page without the form", { page: "/blog" }, {}, "/contato"],
  ])("redirects a plain post to %s", async (_what, fields, headers, to) => {
    const request = plainFormRequest({ ...valid(), ...fields } as Values, headers as Values);
    const response = await POST(request);
    expect([response.status, response.headers.get("location")]).toEqual(redirected(form, to));
  });

  it("answers 502 when the backend closes the connection", async () => {
    backend.answers(() => {
      throw new TypeError("fetch failed");
    });
    expect(await readResponse(await POST(jsonRequest(valid())))).toEqual([
      502,
      refusal(form, "send_failed", "send_failed"),
    ]);
  });

  it("takes an answer without an error field for a success (§7), and a page for none", async () => {
    backend.answers(() => new Response(null, { status: 204 }));
    expect(await readResponse(await POST(jsonRequest(valid())))).toEqual(accepted(form));
    backend.answers(() => new Response("<html>"));
    expect((await POST(jsonRequest(valid()))).status).toBe(502);
  });

  it("logs the reason without the visitor's values, also where the backend quotes them", async () => {
    backend.answers(({ body }) => {
      const error = `refused: ${Object.values(body as Values).join(" ")}`;
      return jsonAnswer(400, { error, message: error, code: "X" });
    });
    expect((await POST(jsonRequest(valid()))).status).toBe(502);
    expect(log()).toContain("refused: ");
    expect(log()).not.toMatch(/Silvano|example\.com|91234|sala|Rampa|galão|furadeira|Flores/);
  });
});

it("waits ten seconds for the backend", async () => {
  const timeouts = backend.neverAnswers();
  await suggestion(jsonRequest(FORMS.suggestion.valid()));
  expect(timeouts).toEqual([10_000, 10_000]);
});

it.each([
  ["database", "/rest/"],
  ["e-mail", "/functions/"],
])("§8.3: a suggestion whose %s alone fails is a success, and logged", async (_what, failing) => {
  backend.answers(({ path }) =>
    path.startsWith(failing) ? jsonAnswer(500, {}) : jsonAnswer(201, { ok: true }),
  );
  const response = await suggestion(jsonRequest(FORMS.suggestion.valid()));
  expect(await readResponse(response)).toEqual([200, { ok: true }]);
  expect(log()).toContain("suggestion_write_failed");
});

describe("§7: what is sent, escaped as §5 says", () => {
  const sentOf = async (form: FormName, values: Values) => {
    expect((await ROUTES[form](jsonRequest(values))).status).toBe(200);
    return Object.fromEntries(backend.calls.map(({ path, body }) => [path, body]));
  };
  const SEND = "/functions/v1/send-contact-email";
  const email = "zé@example.com";

  it.each<[FormName, Values, Record<string, object>]>([
    [
      "quote",
      { name: "  Zé & <Filhos> ", email, phone: "(11) 91234-5678", message: 'D\'água / "teto"' },
      {
        [SEND]: {
          name: "Zé &amp; &lt;Filhos&gt;",
          email,
          phone: "(11) 91234-5678",
          message: "D&#x27;água &#x2F; &quot;teto&quot;",
        },
      },
    ],
    [
      "quote",
      { name: "Zé", email, phone: "", message: "Oi", serviceType: "pintura" },
      { [SEND]: { name: "Zé", email, phone: "", message: "Oi", serviceType: "pintura" } },
    ],
    [
      "proposal",
      { nome_ong: "Lar", contato: email, tipo_projeto: "reparos", mensagem: "Rampa" },
      {
        [SEND]: {
          type: "projeto-social",
          to_email: expect.stringContaining("@"),
          nome_ong: "Lar",
          contato: email,
          tipo_projeto: "reparos",
          mensagem: "Rampa",
        },
      },
    ],
    [
      "suggestion",
      { name: "Ana", email, phone: "", topic: "Tintas", question: "Preço?" },
      {
        [SEND]: {
          name: "Ana",
          email,
          phone: "Não informado",
          serviceType: "Sugestão para PrimoZéCast",
          message: "Tintas\n\nPreço?",
        },
        "/rest/v1/podcast_suggestions": {
          name: "Ana",
          email,
          phone: null,
          topic: "Tintas",
          question: "Preço?",
          idempotency_key: expect.any(String),
        },
      },
    ],
    [
      "suggestion",
      { name: "Ana", email, phone: "ramal 3", topic: "", question: "" },
      {
        [SEND]: {
          name: "Ana",
          email,
          phone: "ramal 3",
          serviceType: "Sugestão para PrimoZéCast",
          message: "Sem tema nem pergunta.",
        },
        "/rest/v1/podcast_suggestions": expect.objectContaining({ phone: "ramal 3" }),
      },
    ],
    [
      "donation",
      {
        name: "Rui",
        email,
        phone: "11912345678",
        materialType: "ferramentas",
        description: "Duas furadeiras.",
        pickupAddress: "Rua das Flores 10",
      },
      {
        [SEND]: {
          name: "Rui",
          email,
          phone: "11912345678",
          serviceType: "Doação de materiais",
          message:
            "Material: Ferramentas\nDescrição: Duas furadeiras.\nRetirada: Rua das Flores 10",
        },
      },
    ],
  ])("%s: %j", async (form, values, sent) => {
    expect(await sentOf(form, values)).toEqual(sent);
  });

  it.each([
    ["control characters and direction marks unchanged", "a\u0001\u001b[31m\u202eb\u200f", null],
    ["text without NUL", "a\u0000b", "ab"],
    ["a replacement for half a surrogate pair", "a\ud800b\udfff", "a\ufffdb\ufffd"],
    ["all line breaks as LF", "a\r\nb\rc", "a\nb\nc"],
  ])("%s", async (_what, typed, sent) => {
    const calls = await sentOf("quote", { ...FORMS.quote.valid(), message: typed });
    expect(calls[SEND]).toMatchObject({ message: sent ?? typed });
  });

  it("with the page that it was sent from", async () => {
    const referer = "https://site.example/calculadoras/tinta?comprimento=4#x";
    await quote(jsonRequest(FORMS.quote.valid(), { referer }));
    expect(backend.calls[0]!.body).toMatchObject({ page: "/calculadoras/tinta" });
  });

  it.each([
    ["the trap", { q7d: "Ana", elapsed: "5200" }, { suspect: true, doubtful: true }],
    ["the time", { elapsed: "12" }, { suspect: true }],
  ])("likely spam by %s: not mailed, and answered as any other", async (_what, signals, marks) => {
    const values = FORMS.suggestion.valid();
    const response = await suggestion(jsonRequest({ ...values, ...signals }));
    expect(await readResponse(response)).toEqual(accepted("suggestion"));
    // No row in the table that has no mark for spam.
    expect(backend.calls.map(({ path }) => path)).toEqual([SEND]);
    const { suspect, doubtful } = backend.calls[0]!.body as Record<string, unknown>;
    expect({ suspect, doubtful }).toEqual(marks);
    const posted = await suggestion(
      plainFormRequest({ ...values, ...signals, page: "/primoze-cast" } as Values),
    );
    expect([posted.status, posted.headers.get("location")]).toEqual(redirected("suggestion"));
  });

  it("names the visitor to the backend only where both share a token, as a digest", async () => {
    const sent = async (address: string) => {
      backend.calls.splice(0);
      await quote(jsonRequest(FORMS.quote.valid(), { "x-peer-address": address }));
      const { headers } = backend.calls[0]!;
      return ["x-site-token", "x-visitor", "x-network"].map((name) => headers.get(name));
    };
    expect(await sent("10.1.1.1")).toEqual([null, null, null]);
    env.SITE_TOKEN = "token-of-the-site";
    const digest = expect.stringMatching(/^[\w-]{22}$/);
    const [first, again, other] = [
      await sent("10.1.1.1"),
      await sent("10.1.1.1"),
      await sent("10.1.1.2"),
    ];
    expect(first).toEqual(["token-of-the-site", digest, null]);
    expect([again, other[1] === first[1]]).toEqual([first, false]);
    expect(await sent("2001:db8::7")).toEqual(["token-of-the-site", digest, digest]);
    env.SITE_TOKEN = undefined;
  });
});

describe("§5's rate limits on the server", () => {
  let now: number;
  beforeEach(() => {
    now = Math.ceil(performance.now());
    jest.spyOn(performance, "now").mockImplementation(() => now);
  });
  const statusOf = async (form: FormName, values: object, headers?: Values) =>
    (await ROUTES[form](jsonRequest(values, headers))).status;

  it.each<[FormName, number, "first" | "last"]>([
    ["quote", 60, "first"],
    ["donation", 60, "first"],
    ["suggestion", 300, "last"],
    ["proposal", 60, "last"],
  ])("%s: 3 per e-mail in %i seconds, the %s of the rules", async (form, seconds, order) => {
    const { valid, key } = FORMS[form];
    const values = valid();
    for (let sent = 0; sent < 3; sent++) expect(await statusOf(form, values)).toBe(200);
    const spelt = { ...values, [key]: ` ${values[key]!.toUpperCase()} ` };
    const response = await ROUTES[form](jsonRequest(spelt));
    expect(await readResponse(response)).toEqual([
      429,
      refusal(form, "rate_limited", "rate_limited"),
    ]);
    expect(response.headers.get("retry-after")).toBe(String(seconds));
    const broken = { ...values, [form === "proposal" ? "mensagem" : "name"]: "" };
    expect(await statusOf(form, broken)).toBe(order === "first" ? 429 : 422);
    expect(await statusOf(form, valid())).toBe(200);
    now += seconds * 1000 - 1;
    expect(await statusOf(form, values)).toBe(429);
    now += 1;
    expect(await statusOf(form, values)).toBe(200);
  });

  it("counts only what passes the rules: a corrected mistake is not counted", async () => {
    const values = FORMS.quote.valid();
    for (let tries = 0; tries < 5; tries++) {
      expect(await statusOf("quote", { ...values, phone: "1" })).toBe(422);
    }
    expect(await statusOf("quote", values)).toBe(200);
  });

  it("30 a minute from one address, and four times that from an IPv6 network", async () => {
    const from = (peer: string) =>
      statusOf("quote", FORMS.quote.valid(), { "x-peer-address": peer });
    const statusesFrom = async (peer: string, count: number) => {
      const statuses = new Set<number>();
      for (let sent = 0; sent < count; sent++) statuses.add(await from(peer));
      return [...statuses];
    };
    expect(await statusesFrom("192.0.2.1", 30)).toEqual([200]);
    expect([await from("192.0.2.1"), await from("192.0.2.2")]).toEqual([429, 200]);
    for (const subnet of [1, 2, 3, 4]) {
      expect(await statusesFrom(`2001:db8:1:${subnet}::1`, 30)).toEqual([200]);
    }
    expect([await from("2001:db8:1:5::1"), await from("2001:db8:2:1::1")]).toEqual([429, 200]);
  });

  it("a repeated request with its key counts once and is not refused", async () => {
    const values = FORMS.quote.valid();
    const key = { "idempotency-key": "key-in-turn" };
    for (let tries = 0; tries < 6; tries++) {
      expect(await statusOf("quote", values, key)).toBe(200);
    }
    const other = { ...values, message: "Outro." };
    const statuses = [];
    for (let sent = 0; sent < 3; sent++) statuses.push(await statusOf("quote", other));
    expect([statuses, await statusOf("quote", values, key)]).toEqual([[200, 200, 429], 200]);
  });
});
