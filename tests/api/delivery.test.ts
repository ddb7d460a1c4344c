import { BackendProcess, newDataDir, TIMEOUT_MS } from "@/tests/backend/support/backend-process";
import { waitFor } from "@/tests/backend/support/wait-for";
import { arrived, FORM_NAMES, FORMS, type FormName, type Values } from "@/tests/api/support/forms";
import {
  answerOf,
  catchLog,
  jsonRequest,
  loadRoute,
  plainFormRequest,
} from "@/tests/api/support/route";

const folder = newDataDir();
let backend: BackendProcess;

beforeAll(async () => {
  backend = await BackendProcess.start(folder.dataDir);
}, TIMEOUT_MS);
afterAll(async () => {
  await backend.stop();
  folder.remove();
}, TIMEOUT_MS);

const log = catchLog();
const load = (form: FormName) => loadRoute(form, backend);
const arrivedFrom = async (values: Values) =>
  arrived(await backend.inbox(), values.email ?? values.contato ?? "");
const OK = [200, { ok: true }];

/** Sends values and gives what arrived, once its e-mail has been sent. */
async function send(form: FormName, values: Values) {
  const answer = await answerOf(await (await load(form))(jsonRequest(values)));
  expect(answer).toEqual(OK);
  return waitFor("the e-mail", async () => {
    const result = await arrivedFrom(values);
    return result.emails[0]?.status === "delivered" && result;
  });
}

describe("§5: “Values are trimmed and HTML-escaped (& < > \" ' /) before sending.”", () => {
  it("quote", async () => {
    const values = {
      ...FORMS.quote.valid(),
      name: "  Zé & <Filhos>  ",
      message: 'D\'água / "teto"',
    };
    const { messages, emails } = await send("quote", values);
    expect(messages).toMatchObject([
      {
        kind: "quote",
        name: "Zé &amp; &lt;Filhos&gt;",
        phone: "(11) 91234-5678",
        message: "D&#x27;água &#x2F; &quot;teto&quot;",
        serviceType: "pintura",
      },
    ]);
    expect(emails).toMatchObject([
      { copies: 1, subject: "Pedido de orçamento: Zé & <Filhos> — pintura" },
    ]);
    expect(emails[0]?.text).toContain('D\'água / "teto"');
  });

  it("§7: proposal, with type and fields of its own", async () => {
    const { messages, emails } = await send("proposal", {
      ...FORMS.proposal.valid(),
      nome_ong: "<b>Lar</b>",
    });
    expect(messages).toMatchObject([
      {
        kind: "proposal",
        message: "Rampa na entrada.",
        details: { nome_ong: "&lt;b&gt;Lar&lt;&#x2F;b&gt;", tipo_projeto: "acessibilidade" },
      },
    ]);
    expect(emails).toMatchObject([{ copies: 1, to: "contato@primoze.example" }]);
  });

  it("§7: suggestion, as a message and as a row of podcast_suggestions", async () => {
    const values = { ...FORMS.suggestion.valid(), phone: "", question: "Tinta & preço?" };
    const { messages, suggestions } = await send("suggestion", values);
    expect(messages).toMatchObject([
      {
        kind: "suggestion",
        phone: "Não informado",
        serviceType: "Sugestão para PrimoZéCast",
        message: "Tintas\n\nTinta &amp; preço?",
      },
    ]);
    expect(suggestions).toMatchObject([
      { phone: null, topic: "Tintas", question: "Tinta &amp; preço?" },
    ]);
  });

  it("donation, as one message", async () => {
    const { messages } = await send("donation", FORMS.donation.valid());
    expect(messages).toMatchObject([
      {
        kind: "donation",
        serviceType: "Doação de materiais",
        message: "Material: Ferramentas\nDescrição: Duas furadeiras.\nRetirada: Rua das Flores 10",
      },
    ]);
  });

  it("a suggestion without topic and question still arrives", async () => {
    const { messages } = await send("suggestion", {
      ...FORMS.suggestion.valid(),
      topic: "",
      question: "",
    });
    expect(messages).toMatchObject([{ message: "Sem tema nem pergunta." }]);
  });
});

describe.each(FORM_NAMES)("POST /api/%s", (form) => {
  const { text, valid } = FORMS[form];
  /** The text as it was stored, which every kind of message keeps in the end of its own field. */
  const storedText = async (values: Values) => (await arrivedFrom(values)).messages[0]?.message;

  it("logs nothing personal", async () => {
    await send(form, valid());
    expect(log()).toContain("form_accepted");
    expect(log()).not.toMatch(
      /Silvano|maria-|example\.com|91234|sala|Rampa|galão|furadeira|Flores/,
    );
  });

  it.each([
    ["control characters and direction marks, as they are", "a\u0001\u001b[31m\u202eb\u200f", null],
    ["NUL, left out", "a\u0000b", "ab"],
    ["half a surrogate pair, replaced", "a\ud800b\udfff", "a\ufffdb\ufffd"],
    ["emoji and other scripts", "👩‍🔧 مرحبا 日本語 ÄÖ", null],
    ["line breaks as one character", "a\r\nb\rc", "a\nb\nc"],
    ["SQL", "'); drop table contact_messages; --", "&#x27;); drop table contact_messages; --"],
  ])("stores %s", async (_what, typed, stored) => {
    const values = { ...valid(), [text]: typed };
    expect(await answerOf(await (await load(form))(jsonRequest(values)))).toEqual(OK);
    expect(await storedText(values)).toContain(stored ?? typed);
  });

  it("takes the longest text that the rules allow, all of it to be escaped", async () => {
    const longest = { quote: 2000, suggestion: 2000, donation: 1500, proposal: 65_000 }[form];
    const values = { ...valid(), [text]: "'".repeat(longest) };
    expect(await answerOf(await (await load(form))(jsonRequest(values)))).toEqual(OK);
    expect(await storedText(values)).toContain("&#x27;".repeat(longest));
  });

  it.each([
    ["the hidden field is filled in", { website: "https://spam.example" }],
    ["the form is sent at once", { elapsed: "12" }],
    ["the time is no number", { elapsed: "soon" }],
    ["the time is negative", { elapsed: -5 }],
    ["the hidden field is no text", { website: { toString: 1 } }],
  ])("keeps as suspect, and does not mail, when %s", async (_what, guards) => {
    const values = valid();
    const POST = await load(form);
    expect(await answerOf(await POST(jsonRequest({ ...values, ...guards })))).toEqual(OK);
    const { messages, emails, suggestions } = await arrivedFrom(values);
    expect(messages).toMatchObject([{ suspect: true, delivery: { attempts: 0 } }]);
    expect([emails, suggestions]).toEqual([[], []]);
  });

  it("sends the browser of a suspect to the same success", async () => {
    const { page, sent } = FORMS[form];
    const values = valid();
    const response = await (
      await load(form)
    )(plainFormRequest({ ...values, page, website: "https://spam.example" }));
    expect([response.status, response.headers.get("location")]).toEqual([303, `${page}#${sent}`]);
    expect((await arrivedFrom(values)).messages).toMatchObject([{ suspect: true }]);
  });

  it.each([
    ["a person's time", { website: "", elapsed: "5200" }],
    ["no time, as without JavaScript", { website: "", elapsed: "" }],
  ])("does not suspect %s", async (_what, guards) => {
    const { messages } = await send(form, { ...valid(), ...guards });
    expect(messages).toMatchObject([{ suspect: false }]);
  });

  const keyed = (values: Values, idempotencyKey: string) =>
    jsonRequest(values, { "idempotency-key": idempotencyKey });
  const expectOne = async (values: Values) => {
    const result = await waitFor("the e-mail", async () => {
      const found = await arrivedFrom(values);
      return found.emails[0]?.status === "delivered" && found;
    });
    expect(result.messages).toHaveLength(1);
    expect(result.emails).toMatchObject([{ copies: 1 }]);
    expect(result.suggestions).toHaveLength(form === "suggestion" ? 1 : 0);
  };

  it("makes one message of a request repeated in turn, and never refuses the repeat", async () => {
    const POST = await load(form);
    const values = valid();
    for (let tries = 0; tries < 6; tries++) {
      expect(await answerOf(await POST(keyed(values, "key-in-turn")))).toEqual(OK);
    }
    await expectOne(values);
    // The six have cost one of three.
    for (const status of [200, 200, 429]) {
      expect((await POST(jsonRequest({ ...values, [text]: "Outro." }))).status).toBe(status);
    }
    expect((await POST(keyed(values, "key-in-turn"))).status).toBe(200);
  });

  it("makes one message of ten requests at once under one key", async () => {
    const POST = await load(form);
    const values = valid();
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => answerOf(await POST(keyed(values, "key-at-once")))),
    );
    expect(answers).toEqual(Array.from({ length: 10 }, () => OK));
    await expectOne(values);
  });

  it("keeps both messages of a caller that uses one key twice", async () => {
    const POST = await load(form);
    const values = valid();
    for (const typed of ["Um.", "Dois."]) {
      expect((await POST(keyed({ ...values, [text]: typed }, "same-key"))).status).toBe(200);
    }
    expect((await arrivedFrom(values)).messages).toHaveLength(2);
  });

  it("ignores a key of another shape", async () => {
    const POST = await load(form);
    const values = valid();
    for (const noKey of ["short", "with a space", "k".repeat(101)]) {
      expect((await POST(keyed(values, noKey))).status).toBe(200);
    }
    expect((await arrivedFrom(values)).messages).toHaveLength(3);
  });
});
