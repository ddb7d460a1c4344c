import { PODCAST } from "@/lib/limits";
import { differenceInDays } from "date-fns/differenceInDays";
import { differenceInHours } from "date-fns/differenceInHours";
import { differenceInMinutes } from "date-fns/differenceInMinutes";
import { differenceInMonths } from "date-fns/differenceInMonths";
import { differenceInYears } from "date-fns/differenceInYears";

const ELLIPSIS = "...";

/**
 * Shortens text to at most `max` characters, including the three of the ellipsis (§9.3). Counts
 * grapheme clusters, so that combining accents and emoji are not split.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = graphemes(text);
  if (characters.length <= max) return text;
  return characters.slice(0, max - ELLIPSIS.length).join("") + ELLIPSIS;
}

/** Firefox before 125 has no segmenter. */
const graphemes = (text: string): string[] =>
  "Segmenter" in Intl
    ? Array.from(
        new Intl.Segmenter("pt-BR", { granularity: "grapheme" }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text);

export const truncateTitle = (title: string) => truncate(title, PODCAST.titleMax);
export const truncateDescription = (text: string) => truncate(text, PODCAST.descriptionMax);

/** Search engines cut descriptions at about this length. */
const MAX_LENGTH = 160;

/** One line about an episode for search engines and lists: the start of its description. */
export function episodeDescription({ title, text }: { title: string; text: string }): string {
  const line = text.replace(/\s+/g, " ").trim();
  return truncate(line || `Episódio do PrimoZé Cast: ${title}`, MAX_LENGTH);
}

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
