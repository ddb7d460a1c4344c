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
 * Relative time in Brazilian Portuguese (§9.3), in the largest unit that is not zero: "há 3 dias".
 * Uses Intl instead of the locale of date-fns, which would add more code to the bundle.
 * @param publishedAt ISO 8601
 * @returns an empty string when `publishedAt` is not a valid date
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
