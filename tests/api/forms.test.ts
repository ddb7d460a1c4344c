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

// What is stored and mailed: delivery.test.ts. The rules of §5: tests/unit/forms.test.ts.

const ROUTES = { quote, proposal, suggestion, donation };

const backend = fakeBackend();
const log = captureLog();

/** Of what valid() types. */
const PERSONAL = /Silvano|example\.com|91234|sala|Rampa|galão|furadeira|Flores/;

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
const closed = () =>
  backend.answers(() => {
    throw new TypeError("fetch failed");
  });

/** Each code that a form can answer; §8 has no words of its own for the last ones. */
const ALL_REFUSALS: Refusal[] = [
  ["required_fields", 422, "required_fields", { name: " " }],
  ["invalid_email", 422, "invalid_email", { email: "a@b.com\nBcc: c@d.com" }],
  ["invalid_phone", 422, "invalid_phone", { phone: "1", message: "m".repeat(2001) }],
  ["too_long", 422, "too_long", { message: "m".repeat(2001) }],
  ["rate_limited", 429, "rate_limited", refusedBy(429)],
  ["send_failed", 502, "send_failed", refusedBy(500)],
  ["send_failed", 502, "send_failed", closed],
  ["timeout", 504, "send_failed", never],
  ["too_large", 413, "too_long", { message: "m".repeat(70_000) }],
];

/** That each route has the words of its own form. */
const REFUSALS: Record<FormName, Refusal[]> = {
  quote: ALL_REFUSALS,
  proposal: [
    ["required_fields", 422, "required_fields", { mensagem: "" }],
    ["send_failed", 502, "send_failed", refusedBy(500)],
  ],
  suggestion: [
    ["invalid_email", 422, "invalid_email", { email: "ana@" }],
    ["rate_limited", 429, "rate_limited", refusedBy(429)],
    ["timeout", 504, "send_failed", never],
  ],
  donation: [
    ["too_long", 422, "too_long", { pickupAddress: "p".repeat(301) }],
    ["send_failed", 502, "send_failed", refusedBy(500)],
  ],
};

/** The answer to a refused form: of a broken rule it names the field. */
const refusal = (form: FormName, code: string, words: Words, field?: string) => {
  const [title, message] = FORM_MESSAGES[form][words];
  return { error: { code, title, message, ...(field && { field }) } };
};

describe.each(FORM_NAMES)("POST /api/%s", (form) => {
  const POST = ROUTES[form];
  const { anchors, page, valid } = FORMS[form];

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
    expect(log()).not.toMatch(PERSONAL);
  });

  it("answers what is accepted, without CORS headers, or redirects to its page", async () => {
    const response = await POST(jsonRequest(valid(), { origin: "https://evil.example" }));
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
    expect(await readResponse(response)).toEqual(accepted(form));
    const posted = await POST(plainFormRequest({ ...valid(), page }));
    expect([posted.status, posted.headers.get("location")]).toEqual(redirected(form));
  });

  it("logs the reason without the visitor's values, also where the backend quotes them", async () => {
    backend.answers(({ body }) => {
      const error = `refused: ${Object.values(body as Values).join(" ")}`;
      return jsonAnswer(400, { error });
    });
    expect((await POST(jsonRequest(valid()))).status).toBe(502);
    expect(log()).toContain("refused: ");
    expect(log()).not.toMatch(PERSONAL);
  });
});

// One handler for all forms (lib/server/form-route.ts).
describe("a request", () => {
  const { valid } = FORMS.quote;

  it.each<[what: string, request: () => Request, status: number, code: string, words: Words]>([
    ["broken JSON", () => jsonRequest("{"), 400, "bad_request", "send_failed"],
    ["an array", () => jsonRequest("[1]"), 400, "bad_request", "send_failed"],
    ["an empty body", () => jsonRequest(""), 422, "required_fields", "required_fields"],
    ["2 MB", () => jsonRequest({ message: "m".repeat(2_000_000) }), 413, "too_large", "too_long"],
    [
      "64 kB in more bytes than characters",
      () => jsonRequest({ message: "é".repeat(33_000) }),
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
    [
      "a field that is not text",
      () => jsonRequest({ ...valid(), message: {} }),
      400,
      "bad_request",
      "send_failed",
    ],
    [
      "null for a text",
      () => jsonRequest({ ...valid(), email: null }),
      422,
      "required_fields",
      "required_fields",
    ],
  ])("with %s is refused", async (_what, request, status, code, words) => {
    const response = await readResponse(await quote(request()));
    const { error } = refusal("quote", code, words);
    expect(response).toEqual([status, { error: expect.objectContaining(error) }]);
    expect(backend.calls).toEqual([]);
  });

  it.each<[what: string, fields: Values, headers: Values, to: string]>([
    ["the referring page", {}, { referer: "https://any.example/servicos?a=1" }, "/servicos"],
    ["no other site", { page: "https://evil.example/" }, {}, "/contato"],
    ["no other host", { page: "//evil.example" }, {}, "/contato"],
    ["no other host by a backslash", { page: "/\\evil" }, {}, "/contato"],
    ["no page without the form", { page: "/blog" }, {}, "/contato"],
  ])("posted without scripts is redirected to %s", async (_what, fields, headers, to) => {
    const response = await quote(plainFormRequest({ ...valid(), ...fields }, headers));
    expect([response.status, response.headers.get("location")]).toEqual(redirected("quote", to));
  });
});

it("waits ten seconds for the backend", async () => {
  const timeouts = backend.neverAnswers();
  await suggestion(jsonRequest(FORMS.suggestion.valid()));
  // The row of the table after the message: less than the browser waits.
  expect(timeouts).toEqual([10_000, 4_000]);
});

it("waits four seconds for a table that has no column for the key, its second insert included", async () => {
  const waits = jest.spyOn(AbortSignal, "timeout");
  const inserted = () => backend.calls.filter(({ path }) => path.startsWith("/rest/"));
  backend.answers(({ path }) => {
    if (!path.startsWith("/rest/")) return jsonAnswer(200, { ok: true });
    return inserted().length === 1
      ? jsonAnswer(400, { code: "PGRST204", message: "no column" })
      : new Response(null, { status: 201 });
  });
  const response = await suggestion(jsonRequest(FORMS.suggestion.valid()));
  expect([response.status, inserted().length]).toEqual([200, 2]);
  expect(waits.mock.calls.flat()).toEqual([10_000, 4_000]);
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

it("a suggestion above the limit is in no table", async () => {
  refusedBy(429)();
  expect((await suggestion(jsonRequest(FORMS.suggestion.valid()))).status).toBe(429);
  expect(backend.calls.map(({ path }) => path)).toEqual(["/functions/v1/send-contact-email"]);
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

  it.each<[string, Values]>([
    ["the trap", { q7d: "Ana", elapsed: "5200" }],
    ["the time", { elapsed: "12" }],
  ])("likely spam by %s: marked, and answered as any other", async (_what, signals) => {
    const values = { ...FORMS.suggestion.valid(), ...signals };
    expect(await readResponse(await suggestion(jsonRequest(values)))).toEqual(
      accepted("suggestion"),
    );
    // No row in the table that has no mark for spam.
    expect(backend.calls.map(({ path }) => path)).toEqual([SEND]);
    expect(backend.calls[0]!.body).toMatchObject({ suspect: true });
  });

  it("names the visitor to the backend only where both share a token, as a keyed digest", async () => {
    const sent = async (address: string) => {
      backend.calls.splice(0);
      await quote(jsonRequest(FORMS.quote.valid(), { "x-peer-address": address }));
      const { headers } = backend.calls[0]!;
      return ["x-site-token", "x-visitor"].map((name) => headers.get(name));
    };
    expect(await sent("10.1.1.1")).toEqual([null, null]);
    env.SITE_TOKEN = "token-of-the-site";
    const first = await sent("10.1.1.1");
    expect(first).toEqual(["token-of-the-site", expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(await sent("10.1.1.1")).toEqual(first);
    expect((await sent("10.1.1.2"))[1]).not.toBe(first[1]);
    env.SITE_TOKEN = "another-token-of-a-site";
    expect((await sent("10.1.1.1"))[1]).not.toBe(first[1]);
    env.SITE_TOKEN = undefined;
  });
});
