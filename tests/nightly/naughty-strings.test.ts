import naughtyStrings from "big-list-of-naughty-strings";
import { cleanText } from "@/supabase/functions/_shared/contract/text";
import { setupBackend } from "@/tests/backend/support/setup-backend";
import { findDelivered, FORM_NAMES, FORMS } from "@/tests/api/support/forms";
import { captureLog, jsonRequest, loadRoute } from "@/tests/api/support/requests";

/** More at once would exceed the time limit of the backend on a machine under load. */
const CONCURRENT = 10;

const stored = setupBackend();
const log = captureLog();

const isSeen = (text: string) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(text);

/**
 * What is stored: without NUL and broken surrogate pairs, and trimmed. What nobody sees is blank.
 */
const storedText = (text: string) => (isSeen(text) ? cleanText(text).trim() : "");

/** Fields that take any text, unlike e-mail addresses and phone numbers. */
const TEXT_FIELDS = {
  quote: ["name", "serviceType", "message"],
  proposal: ["nome_ong", "tipo_projeto", "mensagem"],
  suggestion: ["name", "topic", "question"],
  donation: ["name", "materialType", "description", "pickupAddress"],
};

/** A quarter of the strings, another one for each number: each is used once for four. */
const quarterOf = (strings: readonly string[], number: number) =>
  strings.filter((_, index) => index % 4 === number);

describe("the Big List of Naughty Strings in the database", () => {
  const expectedRow = {
    quote: ([name, serviceType, message]: string[]) => ({ name, serviceType, message }),
    proposal: ([name, tipo_projeto, message]: string[]) => ({
      name,
      details: { tipo_projeto },
      message,
    }),
    suggestion: ([name, topic, question]: string[]) => ({
      name,
      message: `${topic}\n\n${question}`,
    }),
    donation: ([name, material, description, address]: string[]) => ({
      name,
      message: `Material: ${material}\nDescrição: ${description}\nRetirada: ${address}`,
    }),
  };

  /** Something to be seen, and no longer than a name may be; the others are refused (see above). */
  const acceptable = naughtyStrings.filter(
    (text) => isSeen(text) && storedText(text).length <= 100,
  );

  it.each(FORM_NAMES.map((form, index) => [form, index] as const))(
    "%s stores a quarter of them exactly, one in each text field",
    async (form, number) => {
      const POST = await loadRoute(form, stored());
      const strings = quarterOf(acceptable, number);
      const fields = TEXT_FIELDS[form];
      const requests = Array.from(
        { length: Math.ceil(strings.length / fields.length) },
        (_, index) => {
          const texts = fields.map(
            (_field, place) => strings[(index * fields.length + place) % strings.length]!,
          );
          const values = Object.fromEntries(fields.map((field, place) => [field, texts[place]]));
          return { texts, values: { ...FORMS[form].valid(), ...values } };
        },
      );
      for (let start = 0; start < requests.length; start += CONCURRENT) {
        const batch = requests.slice(start, start + CONCURRENT);
        const responses = await Promise.all(batch.map(({ values }) => POST(jsonRequest(values))));
        expect(responses.map(({ status }) => status)).toEqual(batch.map(() => 200));
      }
      const inbox = await stored().inbox();
      for (const { texts, values } of requests) {
        const { messages } = findDelivered(inbox, values[FORMS[form].key]!);
        expect(messages).toMatchObject([expectedRow[form](texts.map(storedText))]);
      }
      expect(log() + stored().output.stdout + stored().output.stderr).not.toMatch(/maria-/);
    },
  );
});
