import { addMonths } from "date-fns/addMonths";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { numericDate } from "@/lib/content/dates";
import type { ContentFile } from "@/lib/content/front-matter";
import { isPublished } from "@/lib/content/publication.mjs";

const FRESH_MONTHS = 18;

/**
 * Published texts whose day (`readAgain`) has passed, or whose last change is 18 months old, the
 * oldest first. Nothing stops at them.
 */
export const textsToReadAgain = (files: readonly ContentFile[], today: string): string[] =>
  files
    .map((file) => ({ name: file.body.file, due: dueDay(file, today) }))
    .filter(({ due }) => due !== "" && due < today)
    .sort((a, b) => a.due.localeCompare(b.due))
    .map(
      ({ name, due }) =>
        `${name}: reler desde ${numericDate(due)}; ` +
        "corrija o que mudou e escreva o dia em “updated” (e em “readAgain”, se houver)",
    );

/** The first of the days on which a text becomes old; empty if it has none. */
function dueDay({ data, body }: ContentFile, today: string): string {
  const isDated = /^content\/(articles|press-releases)\//.test(body.file);
  if (isDated && !isPublished(data, today)) return "";
  // What a release announced is over, and says so.
  if (typeof data.lastDay === "string" && data.lastDay < today) return "";
  const changed = data.updated ?? data.asOf ?? (isDated ? data.date : undefined);
  const days = [data.readAgain, changed && monthsLater(String(changed), FRESH_MONTHS)];
  return days.filter((day) => typeof day === "string").sort()[0] ?? "";
}

/** The day is read and written in the same zone, so that none moves it. */
const monthsLater = (day: string, months: number) =>
  lightFormat(addMonths(parseISO(day), months), "yyyy-MM-dd");
