import { POST as donation } from "@/app/api/donation/route";
import { POST as proposal } from "@/app/api/proposal/route";
import { POST as quote } from "@/app/api/quote/route";
import { POST as suggestion } from "@/app/api/suggestion/route";
import type { donation as donationForm } from "@/supabase/functions/_shared/contract/donation";
import type { proposal as proposalForm } from "@/supabase/functions/_shared/contract/proposal";
import type { quote as quoteForm } from "@/supabase/functions/_shared/contract/quote";
import type { suggestion as suggestionForm } from "@/supabase/functions/_shared/contract/suggestion";
import { sharedBackend } from "@/tests/backend/support/backend";
import { waitFor } from "@/tests/backend/support/wait-for";
import {
  accepted,
  findDelivered,
  FORM_NAMES,
  FORMS,
  type FormName,
  type Values,
} from "@/tests/api/support/forms";
import {
  captureLog,
  jsonRequest,
  plainFormRequest,
  readResponse,
} from "@/tests/api/support/requests";

// From the route into the database and the mailbox. What is sent and refused: forms.test.ts.

const ROUTES = { quote, proposal, suggestion, donation };

const backend = sharedBackend();
const log = captureLog();

const delivered = async (form: FormName, values: Values) =>
  findDelivered(await backend.inbox(), values[FORMS[form].key]!);
const mailed = (form: FormName, values: Values) =>
  waitFor("the e-mail", async () => {
    const found = await delivered(form, values);
    return found.messages[0]?.delivery.state === "delivered" && found;
  });
const send = async (form: FormName, values: Values, headers: Values = {}) =>
  readResponse(await ROUTES[form](jsonRequest(values, headers)));

type LongestOf<Contract extends { fields: object }> = Record<
  keyof Contract["fields"],
  number | null
>;

/** Each field of each form: the longest text of §5, or of the form; null if it has a format. */
const LONGEST: {
  quote: LongestOf<typeof quoteForm>;
  proposal: LongestOf<typeof proposalForm>;
  suggestion: LongestOf<typeof suggestionForm>;
  donation: LongestOf<typeof donationForm>;
} = {
  quote: { name: 100, email: null, phone: null, serviceType: 100, message: 2000 },
  proposal: { nome_ong: 1000, contato: null, tipo_projeto: 1000, mensagem: 60_000 },
  suggestion: { name: 100, email: null, phone: null, topic: 100, question: 2000 },
  donation: {
    name: 100,
    email: null,
    phone: null,
    materialType: 100,
    description: 1500,
    pickupAddress: 300,
  },
};

it.each(FORM_NAMES)(
  "%s: every field is stored and mailed, at its longest with every character escaped on its way",
  async (form) => {
    const values = FORMS[form].valid();
    for (const [name, max] of Object.entries(LONGEST[form])) {
      if (max) values[name] = name + "'".repeat(max - name.length);
    }
    expect(await send(form, values)).toEqual(accepted(form));
    const { messages, emails, suggestions } = await mailed(form, values);
    expect(emails).toMatchObject([{ copies: 1, to: "contato@primoze.example" }]);
    const rows = [...messages, ...suggestions].map((row) => JSON.stringify(row));
    expect(rows).toHaveLength(form === "suggestion" ? 2 : 1);
    for (const value of Object.values(values)) {
      for (const row of rows) expect(row).toContain(value);
      expect(emails[0]?.text).toContain(value);
    }
    expect(log()).toContain("form_accepted");
    expect(log()).not.toMatch(/maria-|example\.com|91234|'''/);
  },
);

describe("the number of a request is the same for visitor, row and e-mail", () => {
  it.each(["with a key, also on a repeat", "without a key", "posted without JavaScript"])(
    "%s",
    async (how) => {
      const values = FORMS.quote.valid();
      const key: Values = how.startsWith("with a key")
        ? { "idempotency-key": "key-of-request" }
        : {};
      const tell = async () => {
        if (how.startsWith("posted")) {
          const location = (await quote(plainFormRequest(values))).headers.get("location");
          return /\?pedido=(.*)#/.exec(location ?? "")?.[1];
        }
        return (await send("quote", values, key))[1].number;
      };
      const number = await tell();
      if (how.startsWith("with a key")) expect(await tell()).toBe(number);
      const { messages, emails } = await mailed("quote", values);
      expect(messages).toMatchObject([{ number }]);
      expect(emails[0]?.text).toContain(`Número do pedido: ${number}\n`);
    },
  );
});

describe("a plain post, which has no key", () => {
  /** Milliseconds after the beginning of a minute. */
  const at = (ms: number) =>
    jest.spyOn(Date, "now").mockReturnValue(Date.parse("2027-03-01T12:00:00Z") + ms);
  afterEach(() => jest.restoreAllMocks());
  const press = async (form: FormName, values: Values) =>
    (await ROUTES[form](plainFormRequest(values))).headers.get("location");

  it.each(FORM_NAMES)("%s: pressed twice is one message", async (form) => {
    const values = FORMS[form].valid();
    at(0);
    const [first, second] = await Promise.all([press(form, values), press(form, values)]);
    expect(first).toContain("mensagem-enviada");
    expect(second).toBe(first);
    const { messages, emails, suggestions } = await mailed(form, values);
    expect([messages.length, emails.map(({ copies }) => copies)]).toEqual([1, [1]]);
    expect(suggestions).toHaveLength(form === "suggestion" ? 1 : 0);
  });

  it("is one message also where a minute ends between two presses, and a new one after that", async () => {
    const values = FORMS.quote.valid();
    const locations = [];
    for (const ms of [59_900, 60_100, 180_000]) {
      at(ms);
      locations.push(await press("quote", values));
    }
    expect(new Set(locations).size).toBe(1);
    expect((await delivered("quote", values)).messages).toHaveLength(2);
  });

  it("of two texts, is two messages", async () => {
    const values = FORMS.quote.valid();
    at(0);
    await press("quote", values);
    await press("quote", { ...values, message: "Pintar o teto." });
    expect((await delivered("quote", values)).messages).toHaveLength(2);
  });
});

// Of a form whose message is all, and of the one that has a row besides.
describe.each(["quote", "suggestion"] as const)("POST /api/%s", (form) => {
  const { text, valid } = FORMS[form];
  const expectOne = async (values: Values) => {
    const { messages, emails, suggestions } = await mailed(form, values);
    expect(messages).toHaveLength(1);
    expect(emails).toMatchObject([{ copies: 1 }]);
    expect(suggestions).toHaveLength(form === "suggestion" ? 1 : 0);
  };

  it("stores requests with one key once, in turn and at once", async () => {
    const values = valid();
    const key = { "idempotency-key": "one-key-of-all" };
    const repeat = () => send(form, values, key);
    expect(await repeat()).toEqual(accepted(form));
    const repeated = await Promise.all(Array.from({ length: 5 }, repeat));
    expect(repeated).toEqual(repeated.map(() => accepted(form)));
    await expectOne(values);
  });

  it("stores both messages of a caller that uses one key for different values", async () => {
    const values = valid();
    const key = { "idempotency-key": "the-same-key" };
    for (const typed of ["Um.", "Dois."]) {
      expect(await send(form, { ...values, [text]: typed }, key)).toEqual(accepted(form));
    }
    expect((await delivered(form, values)).messages).toHaveLength(2);
  });

  it("ignores a key that is not valid", async () => {
    const values = valid();
    for (const key of ["short", "with a space", "k".repeat(101)]) {
      expect(await send(form, values, { "idempotency-key": key })).toEqual(accepted(form));
    }
    expect((await delivered(form, values)).messages).toHaveLength(3);
  });

  it("stores and mails likely spam with a mark, and without a row besides", async () => {
    const values = valid();
    expect(await send(form, { ...values, elapsed: "12" })).toEqual(accepted(form));
    const { messages, emails, suggestions } = await mailed(form, values);
    expect(messages).toMatchObject([{ suspect: true }]);
    expect(emails).toMatchObject([{ subject: expect.stringMatching(/^\[suspeita\] /) }]);
    expect(suggestions).toEqual([]);
  });
});
