import { PODCAST } from "@/lib/limits";
import { differenceInDays } from "date-fns/differenceInDays";
import { differenceInHours } from "date-fns/differenceInHours";
import { differenceInMinutes } from "date-fns/differenceInMinutes";
import { differenceInMonths } from "date-fns/differenceInMonths";
import { differenceInYears } from "date-fns/differenceInYears";

const ELLIPSIS = "...";

/** At most `max` characters with the ellipsis. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const start = characters.slice(0, max - ELLIPSIS.length).join("");
  return start.trimEnd() + ELLIPSIS;
}

export const truncateTitle = (title: string) => truncate(title, PODCAST.titleMax);
export const truncateDescription = (text: string) => truncate(text, PODCAST.descriptionMax);

const MAX_LENGTH = 160;

export function episodeDescription({ title, text }: { title: string; text: string }): string {
  const line = text.replace(/\s+/g, " ").trim();
  return truncate(line || `Episódio do PrimoZé Cast: ${title}`, MAX_LENGTH);
}

const UNITS = [
  ["ano", "anos", differenceInYears],
  ["mês", "meses", differenceInMonths],
  ["dia", "dias", differenceInDays],
  ["hora", "horas", differenceInHours],
  ["minuto", "minutos", differenceInMinutes],
] as const;

/**
 * "há 3 dias", in the largest unit that is not zero. Not Intl, whose first use in a browser blocks
 * a slow phone for 100 ms, and not the locale of date-fns, which is larger.
 * @param publishedAt ISO 8601; empty text when it is not a valid date
 */
export function relativeDate(publishedAt: string, now: Date): string {
  const date = new Date(publishedAt);
  if (Number.isNaN(date.getTime())) return "";
  for (const [one, many, difference] of UNITS) {
    const passed = difference(now, date);
    if (passed === 0) continue;
    const count = Math.abs(passed);
    return `${passed > 0 ? "há" : "em"} ${count} ${count === 1 ? one : many}`;
  }
  return "agora";
}
