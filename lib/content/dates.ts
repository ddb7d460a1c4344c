import { saoPauloDate } from "@/lib/content/publication.mjs";
import { format } from "date-fns/format";
import { ptBR } from "date-fns/locale/pt-BR";

const DAY_MS = 24 * 60 * 60 * 1000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Noon in São Paulo, which is the same day in almost all time zones. */
export const noonDate = (day: string): Date => new Date(noonTimestamp(day));

/** In RFC 3339. The offset is constant: Brazil has had no summer time since 2019. */
export const noonTimestamp = (day: string): string => `${day}T12:00:00-03:00`;

export const isOver = (lastDay: string): boolean => lastDay < saoPauloDate();

/** The day as a Date at local midnight, for formatting only. */
const toDate = (day: string) => new Date(`${day}T00:00:00`);

export function shortDate(day: string): string {
  const text = format(toDate(day), "dd MMM yyyy", { locale: ptBR });
  return text.replace(/[a-zç]+/, (month) => month.charAt(0).toUpperCase() + month.slice(1));
}

/** "15 de janeiro de 2025". */
export const longDate = (day: string): string =>
  format(toDate(day), "d 'de' MMMM 'de' yyyy", { locale: ptBR });

/** "18/09/2025". */
export const numericDate = (day: string): string => format(toDate(day), "dd/MM/yyyy");

/** "01/01 a 31/03/2025", "01 a 15/04/2025" within a month, "05/05/2025" for a single day. */
export function dayRange(from: string, to: string): string {
  if (from === to) return numericDate(to);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = sameMonth ? "dd" : sameYear ? "dd/MM" : "dd/MM/yyyy";
  return `${format(toDate(from), start)} a ${numericDate(to)}`;
}

/** "15 e 16 de agosto de 2025", "22 a 24 de setembro de 2025", "10 de outubro de 2025". */
export function dayRangeInWords(from: string, to: string): string {
  if (from === to) return longDate(to);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = sameMonth ? "d" : sameYear ? "d 'de' MMMM" : "d 'de' MMMM 'de' yyyy";
  const joint = addDays(from, 1) === to ? "e" : "a";
  return `${format(toDate(from), start, { locale: ptBR })} ${joint} ${longDate(to)}`;
}

/** "15–16", or "10" for a single day. */
export function dayNumbers(start: string, end: string): string {
  const [first, last] = [start, end].map((day) => format(toDate(day), "d"));
  return start === end ? `${first}` : `${first}–${last}`;
}

export const monthAndYear = (day: string): string =>
  format(toDate(day), "MMMM 'de' yyyy", { locale: ptBR });
