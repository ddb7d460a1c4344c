import naughtyStrings from "big-list-of-naughty-strings";
import { cleanText } from "@/lib/api/clean-text";
import { donationForm } from "@/lib/forms/donation";
import { escapeHtml } from "@/lib/forms/escape-html";
import { proposalForm } from "@/lib/forms/proposal";
import { quoteForm } from "@/lib/forms/quote";
import { suggestionForm } from "@/lib/forms/suggestion";
import type { InboxMessage } from "@/scripts/backend/inbox/document";
import { markdownTable } from "@/scripts/lib/markdown-table";
import { isClean, section } from "@/scripts/stress/report";
import { isShort } from "@/scripts/stress/scale";
import { countStatuses, pool, post, type Values } from "@/scripts/stress/send";
import { Stack } from "@/scripts/stress/stack";

/** At most this long for all of it, in milliseconds; what is left then is named in the report. */
const BUDGET_MS = 600_000;

const STRINGS = naughtyStrings.map((text, index) => ({ text, index }));
const TRIED = isShort ? STRINGS.filter(({ index }) => index % 10 === 0) : STRINGS;

const FORMS = [quoteForm, proposalForm, suggestionForm, donationForm];

const person = { name: "Maria", email: "", phone: "(11) 90000-0000" };
const VALID: Record<string, Values> = {
  quote: { ...person, message: "Olá", serviceType: "pintura" },
  proposal: { nome_ong: "Lar", contato: "", tipo_projeto: "reparos", mensagem: "Olá" },
  suggestion: { ...person, topic: "Tintas", question: "Quanto?" },
  donation: {
    ...person,
    materialType: "outros",
    description: "Tintas",
    pickupAddress: "Rua A, 1",
  },
};

type Try = { form: string; field: string; text: string; marker: string; values: Values };

/** Every string in every field, each try with a marker in another field by which its row is found. */
function allTries(): Try[] {
  return FORMS.flatMap(({ name: form, fields }) =>
    fields.flatMap((field) =>
      TRIED.map(({ text, index }) => {
        const marker = `n-${form}-${field}-${index}@teste.example`;
        const address = form === "proposal" ? "contato" : "email";
        const markerField = field !== address ? address : form === "proposal" ? "nome_ong" : "name";
        return {
          form,
          field,
          text,
          marker,
          values: { ...VALID[form], [markerField]: marker, [field]: text },
        };
      }),
    ),
  );
}

/** Whether the row holds the text, escaped once and otherwise as it was typed. */
function holds(row: InboxMessage, text: string): boolean {
  const expected = escapeHtml(cleanText(text).trim());
  const own = [row.name, row.email, row.phone, row.serviceType, ...Object.values(row.details)];
  return own.includes(expected) || row.message.includes(expected);
}

const markersOf = (row: InboxMessage) =>
  [row.name, row.email, row.details.contato].filter((text) => text?.endsWith("@teste.example"));

/** (a) The Big List of Naughty Strings through every field of every form. */
export async function naughtyStringsPart(): Promise<string> {
  const stack = await Stack.start();
  try {
    const start = Date.now();
    const tries = allTries();
    const statuses = await pool(
      tries,
      8,
      async (one) => (await post(stack, one.form, { values: one.values, key: "" })).status,
      start + BUDGET_MS,
    );
    const inbox = await stack.inbox();
    const rows = new Map(inbox.messages.flatMap((row) => markersOf(row).map((m) => [m, row])));
    const lines = FORMS.flatMap(({ name: form, fields }) =>
      fields.map((field) => {
        const tried = tries.flatMap((one, index) =>
          one.form === form && one.field === field && statuses[index] !== undefined
            ? [{ ...one, status: statuses[index] }]
            : [],
        );
        const accepted = tried.filter(({ status }) => status === 200);
        const exact = accepted.filter((one) => {
          const row = rows.get(one.marker);
          return row !== undefined && holds(row, one.text);
        });
        const outcomes = countStatuses(tried.map(({ status }) => status));
        return [form, field, tried.length, outcomes, `${exact.length} of ${accepted.length}`];
      }),
    );
    const failures = statuses.filter((status) => status === 0 || status >= 500).length;
    const text =
      `${statuses.length} of ${tries.length} requests (${TRIED.length} strings, every field of every form) in ` +
      `${Math.round((Date.now() - start) / 1000)} s: ${countStatuses(statuses)}. Answers of 5xx: ${failures}.`;
    return section("Naughty strings", text, [
      markdownTable(["Form", "Field", "Tried", "Answers", "Stored escaped, exactly"], lines),
      isClean(
        "The servers' log holds none of the addresses",
        !stack.log.includes("@teste.example"),
      ),
    ]);
  } finally {
    await stack.stop();
  }
}
