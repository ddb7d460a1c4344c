import { addDays } from "@/lib/content/dates";

/** Month and day of the holidays of Leis 662/1949, 6.802/1980, 10.607/2002 and 14.759/2023. */
const FIXED = [
  "01-01",
  "04-21",
  "05-01",
  "09-07",
  "10-12",
  "11-02",
  "11-15",
  "11-20",
  "12-25",
] as const;

/** Easter Sunday of a year as "YYYY-MM-DD": the Gregorian computus of Meeus, Jones and Butcher. */
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

/**
 * The national holidays of Brazil in a year, as "YYYY-MM-DD" in order: the fixed ones and, two days
 * before Easter, Good Friday. Carnival and Corpus Christi are optional days off, on which people
 * work; holidays of states and towns differ within the area of the company.
 */
export const nationalHolidays = (year: number): string[] =>
  [...FIXED.map((date) => `${year}-${date}`), addDays(easterSunday(year), -2)].sort();
