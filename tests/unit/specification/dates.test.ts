import {
  dayNumbers,
  dayRange,
  dayRangeInWords,
  longDate,
  numericDate,
  shortDate,
} from "@/lib/content/dates";
import { monthShares, relativeSpan } from "@/lib/format/day-axis";
import { relativeDate } from "@/lib/podcast/episode-text";

it.each([
  ["2025-01-15", "15 Jan 2025"],
  ["2025-01-03", "03 Jan 2025"],
  ["2024-12-28", "28 Dez 2024"],
])("§3: the date of an article, %s, is “%s”", (day, text) => {
  expect(shortDate(day)).toBe(text);
});

it.each([
  ["2025-08-15", "2025-08-16", "15 e 16 de agosto de 2025"],
  ["2025-09-22", "2025-09-24", "22 a 24 de setembro de 2025"],
  ["2025-10-10", "2025-10-10", "10 de outubro de 2025"],
  ["2025-08-31", "2025-09-01", "31 de agosto e 1 de setembro de 2025"],
  ["2024-12-30", "2025-01-02", "30 de dezembro de 2024 a 2 de janeiro de 2025"],
  ["2025-01-10", "2026-01-20", "10 de janeiro de 2025 a 20 de janeiro de 2026"],
])("§9: a course from %s to %s is on “%s”", (start, end, text) => {
  expect(dayRangeInWords(start, end)).toBe(text);
});

it.each([
  ["2025-01-01", "2025-03-31", "01/01 a 31/03/2025"],
  ["2025-04-01", "2025-04-15", "01 a 15/04/2025"],
  ["2025-05-05", "2025-05-05", "05/05/2025"],
  ["2024-12-20", "2025-01-10", "20/12/2024 a 10/01/2025"],
  ["2025-01-10", "2026-01-20", "10/01/2025 a 20/01/2026"],
])("§4: a phase of the contest from %s to %s is “%s”", (from, to, text) => {
  expect(dayRange(from, to)).toBe(text);
});

it("the calendar of the contest holds its phases in whatever order they are", () => {
  const later = { from: "2025-04-16", to: "2025-04-30" };
  const earlier = { from: "2025-03-01", to: "2025-03-31" };
  expect(monthShares([later, earlier])).toEqual([
    { name: "mar", share: 31 },
    { name: "abr", share: 30 },
  ]);
  expect(relativeSpan([later, earlier], earlier).start).toBe(0);
});

it("a day in words, in numbers, and the days of a course", () => {
  expect(longDate("2025-01-15")).toBe("15 de janeiro de 2025");
  expect(numericDate("2025-09-18")).toBe("18/09/2025");
  expect(dayNumbers("2025-08-15", "2025-08-16")).toBe("15–16");
  expect(dayNumbers("2025-10-01", "2025-10-01")).toBe("1");
});

describe("§9: dates show as relative time in Brazilian Portuguese", () => {
  const now = new Date("2025-03-10T12:00:00Z");
  it.each([
    ["2025-03-10T11:59:40Z", "agora"],
    ["2025-03-10T11:15:00Z", "há 45 minutos"],
    ["2025-03-10T03:00:00Z", "há 9 horas"],
    ["2025-03-09T12:00:00Z", "há 1 dia"],
    ["2025-03-07T12:00:00Z", "há 3 dias"],
    ["2025-01-10T12:00:00Z", "há 2 meses"],
    ["2023-03-10T12:00:00Z", "há 2 anos"],
    ["2024-03-10T12:00:01Z", "há 11 meses"],
    ["2025-03-12T12:00:00Z", "em 2 dias"],
    ["ontem", ""],
  ])("%s → %s", (publishedAt, expected) => {
    expect(relativeDate(publishedAt, now)).toBe(expected);
  });
});
