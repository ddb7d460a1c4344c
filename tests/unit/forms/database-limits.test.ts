import { readdirSync, readFileSync } from "node:fs";
import { FORMS, sentFields } from "@/supabase/functions/_shared/contract/message-row";
import { NETWORK_FACTOR, PER_ADDRESS } from "@/supabase/functions/_shared/contract/address-key";
import { type FormName, RETENTION_MONTHS } from "@/supabase/functions/_shared/contract/form";

const FOLDER = "supabase/migrations";
const sql = readdirSync(FOLDER)
  .sort()
  .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"))
  .join("\n");

/** The numbers in the last definition of a check. */
const numbersOf = (constraint: string) => {
  const definition = sql.split(new RegExp(`constraint ${constraint}\\s+check`)).at(-1) ?? "";
  return [...definition.split(/,?\n\s*(?:add )?constraint|;\n/)[0]!.matchAll(/\d+/g)].map(Number);
};

/** An escaped character has up to six. */
const ESCAPED = 6;

const columns = (["quote", "suggestion", "donation"] as FormName[]).flatMap((form) =>
  Object.entries(sentFields(form)).flatMap(([name, { column, max }]) =>
    column ? [{ form, name, column, max: max! }] : [],
  ),
);

it.each(columns)("the $name of a $form fits its column, escaped, and nothing longer", (field) => {
  const { column, max } = field;
  expect(numbersOf(`contact_messages_${column}_length`)).toContain(ESCAPED * max);
});

it.each(Object.entries(FORMS.suggestion.fields))(
  "podcast_suggestions stores %s",
  (name, { max }) => {
    expect(Math.max(...numbersOf(`podcast_suggestions_${name}_length`))).toBeGreaterThanOrEqual(
      ESCAPED * max!,
    );
  },
);

it("direct suggestions have twice the limits of form and address (docs/decisions/0015)", () => {
  const { max, windowMs } = FORMS.suggestion.rateLimit;
  const seconds = windowMs / 1000;
  expect(sql).toContain(`public.email_key(new.email), ${2 * max}, ${seconds})`);
  const perAddress = (2 * PER_ADDRESS * seconds) / 60;
  expect(sql).toContain(`count_submission('table ' || address, ${perAddress}, ${seconds})`);
  expect(sql).toContain(`address, 48)), ${NETWORK_FACTOR * perAddress}, ${seconds})`);
});

it("messages are deleted when the privacy policy says so", () => {
  const { message, likelySpam } = RETENTION_MONTHS;
  expect(sql).toContain(
    `case when suspect then interval '${likelySpam} months' else interval '${message} months' end`,
  );
});
