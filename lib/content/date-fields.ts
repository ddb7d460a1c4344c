import { z } from "zod";
import { labelled, text } from "@/lib/content/schema-fields";

/** A calendar day as "YYYY-MM-DD"; a string, because a Date depends on the time zone. */
export const day = z.iso
  .date({ abort: true, error: ({ input }) => dayProblem(input) })
  .refine((date) => /^(19|20)/.test(date), {
    error: ({ input }) => `o ano ${String(input).slice(0, 4)} não pode estar certo; confira a data`,
  });

function dayProblem(input: unknown): string {
  if (input === undefined) return "falta este campo, uma data como 2025-01-15";
  if (input === null) return "está vazio; escreva uma data, como 2025-01-15, ou apague a linha";
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(String(input)) ?? [];
  const written = year
    ? `${year}-${month!.padStart(2, "0")}-${date!.padStart(2, "0")}`
    : String(input);
  if (z.iso.date().safeParse(written).success) return `esperava uma data, como ${written}`;
  return /^\d{4}-\d\d-\d\d$/.test(written)
    ? "esperava uma data, e este dia não existe no calendário"
    : "esperava uma data, como 2025-01-15";
}

export const time = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "esperava uma hora, como 08:00");

/** When somebody has read a text, and has to read it again (`npm run check:content`). */
export const reading = {
  updated: labelled("Última mudança importante", day.optional()).describe(
    "O dia em que alguém releu e corrigiu o texto.",
  ),
  readAgain: labelled("Reler até", day.optional()).describe(
    "Dia em que os números podem ter mudado.",
  ),
};

/** For `.refine()` of a schema with `date` and the fields of `reading`. */
export const changeOrder: [
  (fields: { date: string; updated?: string | undefined }) => boolean,
  { path: string[]; error: string },
] = [
  ({ date, updated = date }) => updated >= date,
  { path: ["updated"], error: "vem antes de `date`, o dia da publicação; apague este campo" },
];
