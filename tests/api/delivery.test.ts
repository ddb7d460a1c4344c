import { type Field, fieldNames } from "@/supabase/functions/_shared/contract/form";
import { FORMS as CONTRACTS } from "@/supabase/functions/_shared/contract/message-row";
import { SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { TEST_MESSAGE } from "@/scripts/check-site/checks";
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
const mailed = (values: Values) =>
  waitFor("the e-mail", async () => {
    const found = await deliveredFrom(values);
    return found.emails[0]?.status === "delivered" && found;
  });
const post = async (form: FormName, request: Request) =>
  readResponse(await (await load(form))(request));

/** Sends values; returns the rows and the e-mail once the e-mail was delivered. */
async function send(form: FormName, values: Values) {
  expect(await post(form, jsonRequest(values))).toEqual(accepted(form));
  return mailed(values);
}

describe("§5, §7: values are trimmed, and stored as they were typed in the form's own shape", () => {
  it.each<[what: string, form: FormName, changes: Values, message: object, suggestions: object[]]>([
    [
      "a quote",
      "quote",
      { name: "  Zé & <Filhos>  ", message: 'D\'água / "teto"' },
      {
        kind: "quote",
        name: "Zé & <Filhos>",
        phone: "(11) 91234-5678",
        message: 'D\'água / "teto"',
        serviceType: "pintura",
      },
      [],
    ],
    [
      "a proposal, with its own fields",
      "proposal",
      { nome_ong: "<b>Lar</b>" },
      {
        kind: "proposal",
        email: null,
        message: "Rampa na entrada.",
        details: { nome_ong: "<b>Lar</b>", tipo_projeto: "acessibilidade" },
      },
      [],
    ],
    [
      "a suggestion, as a message and as a row of podcast_suggestions",
      "suggestion",
      { phone: "", question: "Tinta & preço?" },
      {
        kind: "suggestion",
        phone: "Não informado",
        serviceType: "Sugestão para PrimoZéCast",
        message: "Tintas\n\nTinta & preço?",
      },
      [{ phone: null, topic: "Tintas", question: "Tinta & preço?" }],
    ],
    [
      "a suggestion without topic and question",
      "suggestion",
      { topic: "", question: "" },
      { message: "Sem tema nem pergunta." },
      [{}],
    ],
    [
      "a donation, as one message",
      "donation",
      {},
      {
        kind: "donation",
        serviceType: "Doação de materiais",
        message: "Material: Ferramentas\nDescrição: Duas furadeiras.\nRetirada: Rua das Flores 10",
      },
      [],
    ],
  ])("%s", async (_what, form, changes, message, suggestions) => {
    const sent = await send(form, { ...FORMS[form].valid(), ...changes });
    expect(sent.messages).toMatchObject([message]);
    expect(sent.suggestions).toMatchObject(suggestions);
    expect(sent.emails).toMatchObject([{ copies: 1, to: "contato@primoze.example" }]);
  });

  it("with the page that it was sent from", async () => {
    const values = FORMS.quote.valid();
    const referer = "https://site.example/calculadoras/tinta?comprimento=4#x";
    expect(await post("quote", jsonRequest(values, { referer }))).toEqual(accepted("quote"));
    expect((await mailed(values)).emails[0]?.text).toContain("Página: /calculadoras/tinta\n");
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
      const { messages, emails } = await mailed(values);
      expect(messages).toMatchObject([{ number }]);
      expect(emails[0]?.text).toMatch(
        new RegExp(`Número do pedido: ${number}\n[^]*Número do pedido: ${number}\\.`),
      );
    },
  );

  it.each(FORM_NAMES)(
    "%s: every field, at its longest with every character escaped on its way",
    async (form) => {
      const values = FORMS[form].valid();
      expect(Object.keys(values).sort()).toEqual(fieldNames(CONTRACTS[form]).sort());
      const texts = Object.entries<Field>(CONTRACTS[form].fields).filter(
        ([name, { format, options }]) =>
          name !== FORMS[form].key && !format && (!options || name === "serviceType"),
      );
      for (const [name, { max = name === "mensagem" ? 60_000 : 1000 }] of texts) {
        values[name] = name + "'".repeat(max - name.length);
      }
      const { messages, emails, suggestions } = await send(form, values);
      const rows = [...messages, ...suggestions].map((row) => JSON.stringify(row).toLowerCase());
      expect(rows).toHaveLength(form === "suggestion" ? 2 : 1);
      // A choice may be stored as its label, which differs from its value in upper case only.
      for (const value of Object.values(values).map((text) => text.toLowerCase())) {
        for (const row of rows) expect(row).toContain(value);
        expect(emails[0]?.text?.toLowerCase()).toContain(value);
      }
      expect(log()).toContain("form_accepted");
      expect(log()).not.toMatch(/maria-|example\.com|91234|'''/);
    },
  );
});

// What all forms share: of a form whose message is all, and of the one that has a row besides.
it("stores the message of check:site as likely spam, which nobody is mailed or told of", async () => {
  expect(await post("quote", jsonRequest(TEST_MESSAGE))).toEqual(accepted("quote"));
  const { messages, emails } = await deliveredFrom(TEST_MESSAGE);
  expect(messages).toMatchObject([{ suspect: true, delivery: { attempts: 0 } }]);
  expect(messages[0]?.details?.signal).toBeUndefined();
  expect(emails).toEqual([]);
});

describe.each(["quote", "suggestion"] as const)("POST /api/%s", (form) => {
  const { page, text, valid } = FORMS[form];
  const storedText = async (values: Values) => (await deliveredFrom(values)).messages[0]?.message;

  it.each([
    ["control characters and direction marks unchanged", "a\u0001\u001b[31m\u202eb\u200f", null],
    ["text without NUL", "a\u0000b", "ab"],
    ["a replacement for half a surrogate pair", "a\ud800b\udfff", "a\ufffdb\ufffd"],
    ["all line breaks as LF", "a\r\nb\rc", "a\nb\nc"],
  ])("stores %s", async (_what, typed, stored) => {
    const values = { ...valid(), [text]: typed };
    expect(await post(form, jsonRequest(values))).toEqual(accepted(form));
    expect(await storedText(values)).toContain(stored ?? typed);
  });

  it.each([
    ["the honeypot is filled in", { [SPAM_SIGNAL_FIELDS.honeypot]: "https://spam.example" }],
    ["the form is sent after 12 ms", { elapsed: "12" }],
    ["the time is not a number", { elapsed: "soon" }],
    ["the time is negative", { elapsed: -5 }],
    ["the honeypot is not text", { [SPAM_SIGNAL_FIELDS.honeypot]: { toString: 1 } }],
  ])("stores as likely spam, without e-mail, when %s", async (_what, guards) => {
    const values = valid();
    expect(await post(form, jsonRequest({ ...values, ...guards }))).toEqual(accepted(form));
    const { messages, emails, suggestions } = await deliveredFrom(values);
    expect(messages).toMatchObject([{ suspect: true, delivery: { attempts: 0 } }]);
    expect([emails, suggestions]).toEqual([[], []]);
  });

  it.each([
    ["the trap alone", { [SPAM_SIGNAL_FIELDS.honeypot]: "Ana", elapsed: "5200" }, true],
    ["the trap without JavaScript", { [SPAM_SIGNAL_FIELDS.honeypot]: "Ana" }, true],
    ["the trap and the time", { [SPAM_SIGNAL_FIELDS.honeypot]: "Ana", elapsed: "12" }, false],
    ["the time alone", { elapsed: "12" }, false],
  ])("with %s a message is in the daily list: %#", async (_what, guards, isListed) => {
    const values = valid();
    await post(form, jsonRequest({ ...values, ...guards }));
    const [message] = (await deliveredFrom(values)).messages;
    expect(message?.details?.signal).toBe(isListed ? "trap" : undefined);
  });

  it("redirects likely spam to the success message, too", async () => {
    const values = valid();
    const request = plainFormRequest({
      ...values,
      page,
      [SPAM_SIGNAL_FIELDS.honeypot]: "https://spam.example",
    });
    const response = await (await load(form))(request);
    expect([response.status, response.headers.get("location")]).toEqual(redirected(form));
    expect((await deliveredFrom(values)).messages).toMatchObject([{ suspect: true }]);
  });

  it.each([
    ["a plausible time", { [SPAM_SIGNAL_FIELDS.honeypot]: "", elapsed: "5200" }],
    ["no time, as without JavaScript", { [SPAM_SIGNAL_FIELDS.honeypot]: "", elapsed: "" }],
  ])("does not take %s for spam", async (_what, guards) => {
    const values = valid();
    expect(await post(form, jsonRequest({ ...values, ...guards }))).toEqual(accepted(form));
    expect((await deliveredFrom(values)).messages).toMatchObject([{ suspect: false }]);
  });

  const keyed = (values: Values, idempotencyKey: string) =>
    jsonRequest(values, { "idempotency-key": idempotencyKey });
  const expectOne = async (values: Values) => {
    const { messages, emails, suggestions } = await mailed(values);
    expect(messages).toHaveLength(1);
    expect(emails).toMatchObject([{ copies: 1 }]);
    expect(suggestions).toHaveLength(form === "suggestion" ? 1 : 0);
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
