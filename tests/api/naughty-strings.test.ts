import naughtyStrings from "big-list-of-naughty-strings";
import { cleanText } from "@/lib/api/clean-text";
import { escapeHtml } from "@/lib/forms/escape-html";
import { TIMEOUT_MS } from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";
import { findDelivered, FORM_NAMES, FORMS } from "@/tests/api/support/forms";
import {
  captureLog,
  jsonRequest,
  loadRoute,
  startRecordingBackend,
} from "@/tests/api/support/route";

/** More at once would exceed the time limit of the backend on a machine under load. */
const CONCURRENT = 10;

const log = captureLog();

/** What is stored: without NUL and broken surrogate pairs, trimmed, and escaped once. */
const storedText = (text: string) => escapeHtml(cleanText(text).trim());

/** Every string in every field of every form, against a backend that records what it is sent. */
describe.each(FORM_NAMES)("the Big List of Naughty Strings in /api/%s", (form) => {
  let backend: Awaited<ReturnType<typeof startRecordingBackend>>;
  beforeAll(async () => {
    backend = await startRecordingBackend();
  });
  afterAll(() => backend.stop());

  it.each(Object.keys(FORMS[form].valid()))(
    "%s: accepted and escaped, or refused",
    async (field) => {
      const POST = await loadRoute(form, backend);
      const statuses = new Set<number>();
      for (const text of naughtyStrings) {
        backend.calls.splice(0);
        const { status } = await POST(jsonRequest({ ...FORMS[form].valid(), [field]: text }));
        statuses.add(status);
        const sent = backend.calls.map(({ body }) => JSON.stringify(body)).join();
        const escaped = JSON.stringify(storedText(text)).slice(1, -1);
        if (status === 200) expect(sent).toContain(escaped);
        else expect(sent).toBe("");
      }
      expect([...statuses].filter((status) => ![200, 422, 429].includes(status))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe("the Big List of Naughty Strings in the database", () => {
  const backend = setupBackend();

  /** Fields that take any text, unlike e-mail addresses and phone numbers. */
  const TEXT_FIELDS = {
    quote: ["name", "serviceType", "message"],
    proposal: ["nome_ong", "tipo_projeto", "mensagem"],
    suggestion: ["name", "topic", "question"],
    donation: ["name", "materialType", "description", "pickupAddress"],
  };
  const expectedRow = {
    quote: (text: string) => ({ name: text, serviceType: text, message: text }),
    proposal: (text: string) => ({ name: text, details: { tipo_projeto: text }, message: text }),
    suggestion: (text: string) => ({ name: text, message: `${text}\n\n${text}` }),
    donation: (text: string) => ({
      name: text,
      message: `Material: ${text}\nDescrição: ${text}\nRetirada: ${text}`,
    }),
  };

  it.each(FORM_NAMES.map((form, index) => [form, index] as const))(
    "%s stores a quarter of them exactly, in all text fields at once",
    async (form, quarter) => {
      const POST = await loadRoute(form, backend());
      const accepted: { sender: string; text: string }[] = [];
      const strings = naughtyStrings.filter((_, index) => index % FORM_NAMES.length === quarter);
      const send = async (text: string) => {
        const texts = Object.fromEntries(TEXT_FIELDS[form].map((field) => [field, text]));
        const values = { ...FORMS[form].valid(), ...texts };
        const { status } = await POST(jsonRequest(values));
        if (status === 200) accepted.push({ sender: values[FORMS[form].key]!, text });
        else expect(status).toBe(422);
      };
      for (let start = 0; start < strings.length; start += CONCURRENT) {
        await Promise.all(strings.slice(start, start + CONCURRENT).map(send));
      }
      const inbox = await backend().inbox();
      for (const { sender, text } of accepted) {
        const { messages } = findDelivered(inbox, sender);
        expect(messages).toMatchObject([expectedRow[form](storedText(text))]);
      }
      // Some are blank, or longer than a name may be.
      expect(accepted.length / strings.length).toBeGreaterThan(0.9);
      expect(log() + backend().output.stdout + backend().output.stderr).not.toMatch(/maria-/);
    },
    TIMEOUT_MS,
  );
});
