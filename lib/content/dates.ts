import { z } from "zod";
import { format } from "date-fns";
import { ptBR } from "date-fns/locale/pt-BR";

/** A calendar day as "YYYY-MM-DD": text, so that no time zone can shift it. */
export const daySchema = z.iso.date({ error: "expected a date like 2025-01-15" });

/** The day as a Date at local midnight, for formatting only. */
const toDate = (day: string) => new Date(`${day}T00:00:00`);

/** "15 Jan 2025", the display text of specification §3. */
export function shortDate(day: string): string {
  const text = format(toDate(day), "dd MMM yyyy", { locale: ptBR });
  return text.replace(/[a-zç]+/, (month) => month.charAt(0).toUpperCase() + month.slice(1));
}

/** "15 de janeiro de 2025". */
export const longDate = (day: string): string =>
  format(toDate(day), "d 'de' MMMM 'de' yyyy", { locale: ptBR });

/** The days of a course as short as a ruler's mark: "15–16", or "10" where it starts and ends on one day. */
export function dayNumbers(start: string, end: string): string {
  const [first, last] = [start, end].map((day) => format(toDate(day), "d"));
  return start === end ? `${first}` : `${first}–${last}`;
}

/** "agosto de 2025". */
export const monthAndYear = (day: string): string =>
  format(toDate(day), "MMMM 'de' yyyy", { locale: ptBR });
