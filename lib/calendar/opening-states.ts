import { addDays, saoPauloMoment } from "@/lib/content/dates";

type Hours = { weekdays: readonly string[]; opens: string; closes: string };

/** What is true until a moment, in RFC 3339. */
type OpeningState = { until: string; text: string };

/** By the day of Date.getUTCDay(): schema.org's name, and the one of the text. */
const WEEKDAYS = [
  ["Sunday", "domingo"],
  ["Monday", "segunda"],
  ["Tuesday", "terça"],
  ["Wednesday", "quarta"],
  ["Thursday", "quinta"],
  ["Friday", "sexta"],
  ["Saturday", "sábado"],
] as const;

const hourText = (time: string) => {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
};

/** Each state until the next one begins; closed on national holidays. @param from the first day */
export function openingStates(hours: readonly Hours[], from: string, days: number): OpeningState[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((day) => {
    if (nationalHolidays(Number(day.slice(0, 4))).includes(day)) return [];
    const [name, label] = WEEKDAYS[new Date(day).getUTCDay()]!;
    return hours
      .filter(({ weekdays }) => weekdays.includes(name))
      .flatMap(({ opens, closes }) => [
        { until: saoPauloMoment(day, opens), text: `Abre ${label}, ${hourText(opens)}` },
        { until: saoPauloMoment(day, closes), text: `Aberto agora, até ${hourText(closes)}` },
      ]);
  });
}

/** Month and day of the holidays of Leis 662/1949, 6.802/1980, 10.607/2002 and 14.759/2023. */
const FIXED = ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "11-20", "12-25"];

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Carnival and Corpus Christi are days on which people work; others are of towns and states. */
export const nationalHolidays = (year: number): string[] =>
  [...FIXED.map((date) => `${year}-${date}`), addDays(easterSunday(year), -2)].sort();
