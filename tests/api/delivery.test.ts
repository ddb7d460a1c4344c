import { fieldNames } from "@/supabase/functions/_shared/contract/form";
import { FORMS as CONTRACTS } from "@/supabase/functions/_shared/contract/message-row";
import { escapeHtml } from "@/supabase/functions/_shared/contract/text";
import { setupBackend } from "@/tests/backend/support/setup-backend";
import { waitFor } from "@/tests/backend/support/wait-for";
import {
  accepted,
  findDelivered,
  redirected,
  FORM_NAMES,
  FORMS,
  type FormName,
  type Values,
} from "@/tests/api/support/forms";
import {
  readResponse,
  captureLog,
  jsonRequest,
  loadRoute,
  plainFormRequest,
} from "@/tests/api/support/route";

const backend = setupBackend();
const log = captureLog();
const load = (form: FormName) => loadRoute(form, backend());
const deliveredFrom = async (values: Values) =>
  findDelivered(await backend().inbox(), values.email ?? values.contato ?? "");

/** Sends values; returns the rows and the e-mail once the e-mail was delivered. */
async function send(form: FormName, values: Values) {
  const response = await readResponse(await (await load(form))(jsonRequest(values)));
  expect(response).toEqual(accepted(form));
  return waitFor("the e-mail", async () => {
    const result = await deliveredFrom(values);
    return result.emails[0]?.status === "delivered" && result;
  });
}

describe("§5, §7: values are trimmed and escaped, and stored in the form's own shape", () => {
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
      { copies: 1, subject: "Pedido de orçamento: Zé & <Filhos> — Pintura" },
    ]);
    expect(emails[0]?.text).toContain('D\'água / "teto"');
  });

  it("quote, with the page that it was sent from", async () => {
    const values = FORMS.quote.valid();
    const referer = "https://site.example/calculadoras/tinta?comprimento=4#x";
    const request = jsonRequest(values, { referer });
    expect(await readResponse(await (await load("quote"))(request))).toEqual(accepted("quote"));
    const { emails } = await waitFor("the e-mail", async () => {
      const result = await deliveredFrom(values);
      return result.emails[0]?.status === "delivered" && result;
    });
    expect(emails[0]?.text).toContain("Página: /calculadoras/tinta\n");
  });

  it.each(["with a key, also on a repeat", "without a key", "posted without JavaScript"])(
    "quote: visitor, row and e-mail have the same number, %s",
    async (how) => {
      const POST = await load("quote");
      const values = FORMS.quote.valid();
      const hasKey = how.startsWith("with a key");
      const headers: Values = hasKey ? { "idempotency-key": "key-of-request" } : {};
      const tell = async () => {
        if (how.startsWith("posted")) {
          const location = (await POST(plainFormRequest(values))).headers.get("location");
          return /\?pedido=(.*)#/.exec(location ?? "")?.[1];
        }
        return ((await (await POST(jsonRequest(values, headers))).json()) as Values).number;
      };
      const number = await tell();
      if (hasKey) expect(await tell()).toBe(number);
      const { messages, emails } = await waitFor("the e-mail", async () => {
        const result = await deliveredFrom(values);
        return result.emails[0]?.status === "delivered" && result;
      });
      expect(messages).toMatchObject([{ number }]);
      expect(emails[0]?.text).toMatch(
        new RegExp(`Número do pedido: ${number}\n[^]*Número do pedido: ${number}\\.`),
      );
    },
  );

  it("proposal, with its own fields", async () => {
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

  it("suggestion, as a message and as a row of podcast_suggestions", async () => {
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

  it("suggestion without topic and question", async () => {
    const { messages } = await send("suggestion", {
      ...FORMS.suggestion.valid(),
      topic: "",
      question: "",
    });
    expect(messages).toMatchObject([{ message: "Sem tema nem pergunta." }]);
  });
});

describe.each(FORM_NAMES)("every field of /api/%s is delivered", (form) => {
  const { valid } = FORMS[form];
  const fields = fieldNames(CONTRACTS[form]);
  const values = valid();
  let delivered: ReturnType<typeof send> | undefined;

  it("and has a value in the valid example", () => {
    expect(Object.keys(values).sort()).toEqual([...fields].sort());
    expect(Object.values(values)).not.toContain("");
  });

  it.each(fields)("%s", async (field) => {
    delivered ??= send(form, values);
    const { messages, emails, suggestions } = await delivered;
    // A choice may be stored as its label, which differs from its value in upper case only.
    const value = values[field]!.toLowerCase();
    const stored = [...messages, ...suggestions].map((row) => JSON.stringify(row).toLowerCase());
    expect(stored).toHaveLength(form === "suggestion" ? 2 : 1);
    for (const row of stored) expect(row).toContain(escapeHtml(value));
    expect(emails[0]?.text?.toLowerCase()).toContain(value);
  });
});

describe.each(FORM_NAMES)("POST /api/%s", (form) => {
  const { text, valid } = FORMS[form];
  const storedText = async (values: Values) => (await deliveredFrom(values)).messages[0]?.message;

  it("logs no personal data", async () => {
    await send(form, valid());
    expect(log()).toContain("form_accepted");
    expect(log()).not.toMatch(
      /Silvano|maria-|example\.com|91234|sala|Rampa|galão|furadeira|Flores/,
    );
  });

  it.each([
    ["control characters and direction marks unchanged", "a\u0001\u001b[31m\u202eb\u200f", null],
    ["text without NUL", "a\u0000b", "ab"],
    ["a replacement for half a surrogate pair", "a\ud800b\udfff", "a\ufffdb\ufffd"],
    ["all line breaks as LF", "a\r\nb\rc", "a\nb\nc"],
  ])("stores %s", async (_what, typed, stored) => {
    const values = { ...valid(), [text]: typed };
    expect(await readResponse(await (await load(form))(jsonRequest(values)))).toEqual(
      accepted(form),
    );
    expect(await storedText(values)).toContain(stored ?? typed);
  });

  it("stores the longest text that the rules allow, with every character escaped", async () => {
    const longest = { quote: 2000, suggestion: 2000, donation: 1500, proposal: 65_000 }[form];
    const values = { ...valid(), [text]: "'".repeat(longest) };
    expect(await readResponse(await (await load(form))(jsonRequest(values)))).toEqual(
      accepted(form),
    );
    expect(await storedText(values)).toContain("&#x27;".repeat(longest));
  });

  it.each([
    ["the honeypot is filled in", { website: "https://spam.example" }],
    ["the form is sent after 12 ms", { elapsed: "12" }],
    ["the time is not a number", { elapsed: "soon" }],
    ["the time is negative", { elapsed: -5 }],
    ["the honeypot is not text", { website: { toString: 1 } }],
  ])("stores as likely spam, without e-mail, when %s", async (_what, guards) => {
    const values = valid();
    const POST = await load(form);
    expect(await readResponse(await POST(jsonRequest({ ...values, ...guards })))).toEqual(
      accepted(form),
    );
    const { messages, emails, suggestions } = await deliveredFrom(values);
    expect(messages).toMatchObject([{ suspect: true, delivery: { attempts: 0 } }]);
    expect([emails, suggestions]).toEqual([[], []]);
  });

  it("redirects likely spam to the success message, too", async () => {
    const { page } = FORMS[form];
    const values = valid();
    const response = await (
      await load(form)
    )(plainFormRequest({ ...values, page, website: "https://spam.example" }));
    expect([response.status, response.headers.get("location")]).toEqual(redirected(form));
    expect((await deliveredFrom(values)).messages).toMatchObject([{ suspect: true }]);
  });

  it.each([
    ["a plausible time", { website: "", elapsed: "5200" }],
    ["no time, as without JavaScript", { website: "", elapsed: "" }],
  ])("does not take %s for spam", async (_what, guards) => {
    const { messages } = await send(form, { ...valid(), ...guards });
    expect(messages).toMatchObject([{ suspect: false }]);
  });

  const keyed = (values: Values, idempotencyKey: string) =>
    jsonRequest(values, { "idempotency-key": idempotencyKey });
  const expectOne = async (values: Values) => {
    const result = await waitFor("the e-mail", async () => {
      const found = await deliveredFrom(values);
      return found.emails[0]?.status === "delivered" && found;
    });
    expect(result.messages).toHaveLength(1);
    expect(result.emails).toMatchObject([{ copies: 1 }]);
    expect(result.suggestions).toHaveLength(form === "suggestion" ? 1 : 0);
  };

  it("stores repeated requests with one key once, and never refuses a repeat", async () => {
    const POST = await load(form);
    const values = valid();
    for (let tries = 0; tries < 6; tries++) {
      expect(await readResponse(await POST(keyed(values, "key-in-turn")))).toEqual(accepted(form));
    }
    await expectOne(values);
    // The six requests count as one of the three that are allowed.
    for (const status of [200, 200, 429]) {
      expect((await POST(jsonRequest({ ...values, [text]: "Outro." }))).status).toBe(status);
    }
    expect((await POST(keyed(values, "key-in-turn"))).status).toBe(200);
  });

  it("stores ten parallel requests with one key once", async () => {
    const POST = await load(form);
    const values = valid();
    const responses = await Promise.all(
      Array.from({ length: 10 }, async () =>
        readResponse(await POST(keyed(values, "key-at-once"))),
      ),
    );
    expect(responses).toEqual(Array.from({ length: 10 }, () => accepted(form)));
    await expectOne(values);
  });

  it("stores both messages of a caller that uses one key for different values", async () => {
    const POST = await load(form);
    const values = valid();
    for (const typed of ["Um.", "Dois."]) {
      expect((await POST(keyed({ ...values, [text]: typed }, "same-key"))).status).toBe(200);
    }
    expect((await deliveredFrom(values)).messages).toHaveLength(2);
  });

  it("ignores a key that is not valid", async () => {
    const POST = await load(form);
    const values = valid();
    for (const noKey of ["short", "with a space", "k".repeat(101)]) {
      expect((await POST(keyed(values, noKey))).status).toBe(200);
    }
    expect((await deliveredFrom(values)).messages).toHaveLength(3);
  });
});
