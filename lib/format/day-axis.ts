import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { eachMonthOfInterval } from "date-fns/eachMonthOfInterval";
import { endOfMonth } from "date-fns/endOfMonth";
import { format } from "date-fns/format";
import { ptBR } from "date-fns/locale/pt-BR";
import { startOfMonth } from "date-fns/startOfMonth";

type Days = { from: string; to: string };

const day = (text: string) => new Date(`${text}T00:00:00`);

/** The axis begins and ends with a whole month. */
function axisOf(days: Days[]) {
  const texts = days.flatMap(({ from, to }) => [from, to]).sort();
  const start = startOfMonth(day(texts[0] ?? ""));
  const end = endOfMonth(day(texts.at(-1) ?? ""));
  return { start, end, length: differenceInCalendarDays(end, start) + 1 };
}

/** The months in the range of the days, each with its number of days: "jan", 31. */
export function monthShares(days: Days[]): { name: string; share: number }[] {
  const { start, end } = axisOf(days);
  return eachMonthOfInterval({ start, end }).map((month) => ({
    name: format(month, "LLL", { locale: ptBR }),
    share: differenceInCalendarDays(endOfMonth(month), month) + 1,
  }));
}

/** Start and length of a span of days (both ends inclusive) in per cent of the whole range. */
export function relativeSpan(all: Days[], { from, to }: Days): { start: number; length: number } {
  const axis = axisOf(all);
  const percent = (days: number) => (days / axis.length) * 100;
  return {
    start: percent(differenceInCalendarDays(day(from), axis.start)),
    length: percent(differenceInCalendarDays(day(to), day(from)) + 1),
  };
}
