import { differenceInDays } from "date-fns/differenceInDays";
import { differenceInHours } from "date-fns/differenceInHours";
import { differenceInMinutes } from "date-fns/differenceInMinutes";
import { differenceInMonths } from "date-fns/differenceInMonths";
import { differenceInYears } from "date-fns/differenceInYears";

const units = [
  ["year", differenceInYears],
  ["month", differenceInMonths],
  ["day", differenceInDays],
  ["hour", differenceInHours],
  ["minute", differenceInMinutes],
] as const;

/**
 * "há 3 dias" (specification §9: relative time in Brazilian Portuguese), in the largest unit of which a whole one has
 * passed. The words are the browser's: the date library's own would bring two languages' whole calendars.
 * @param publishedAt ISO 8601
 * @param now the clock
 * @returns an empty text when `publishedAt` is no date
 */
export function relativeDate(publishedAt: string, now: Date): string {
  const date = new Date(publishedAt);
  if (Number.isNaN(date.getTime())) return "";
  for (const [unit, difference] of units) {
    const passed = difference(date, now);
    if (passed !== 0) return new Intl.RelativeTimeFormat("pt-BR").format(passed, unit);
  }
  return "agora";
}
