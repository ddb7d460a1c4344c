import { nationalHolidays } from "@/lib/calendar/holidays";
import { addDays, saoPauloMoment } from "@/lib/content/dates";

/** Hours that repeat every week, as in lib/site.ts. */
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

/** "8h", "17h30". */
const hourText = (time: string) => {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
};

/**
 * Whether the company is open, from a day on: one state after the other, each until the moment at
 * which the next one begins. Closed on national holidays.
 * @param from the first day, "YYYY-MM-DD" in São Paulo
 * @param days how many days
 */
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
