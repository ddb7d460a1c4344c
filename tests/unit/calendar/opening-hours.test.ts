import { easterSunday, nationalHolidays } from "@/lib/calendar/opening-states";
import { openingStates } from "@/lib/calendar/opening-states";

it.each([
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2011, "2011-04-24"],
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("Easter of %i is on %s", (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

it("has the national holidays of the official calendar for 2026", () => {
  expect(nationalHolidays(2026)).toEqual([
    "2026-01-01",
    "2026-04-03",
    "2026-04-21",
    "2026-05-01",
    "2026-09-07",
    "2026-10-12",
    "2026-11-02",
    "2026-11-15",
    "2026-11-20",
    "2026-12-25",
  ]);
});

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const HOURS = [
  { weekdays: WEEKDAYS, opens: "08:00", closes: "18:00" },
  { weekdays: ["Saturday"], opens: "08:00", closes: "12:00" },
];

/** What is true at a moment, as the page shows it: the first state that is not over. */
const stateAt = (moment: string, hours: Parameters<typeof openingStates>[0] = HOURS) =>
  openingStates(hours, moment.slice(0, 10), 14).find(
    ({ until }) => Date.parse(until) > Date.parse(`${moment}:00-03:00`),
  )?.text;

// §2.4, §9.2: Monday to Friday 08h-18h, Saturday 08h-12h.
it.each([
  ["Monday before eight", "2026-11-23T07:59", "Abre segunda, 8h"],
  ["Monday at eight", "2026-11-23T08:00", "Aberto agora, até 18h"],
  ["Monday, the last minute", "2026-11-23T17:59", "Aberto agora, até 18h"],
  ["Monday evening", "2026-11-23T18:00", "Abre terça, 8h"],
  ["Saturday morning", "2026-11-28T11:59", "Aberto agora, até 12h"],
  ["Saturday afternoon", "2026-11-28T12:00", "Abre segunda, 8h"],
  ["Sunday", "2026-11-29T10:00", "Abre segunda, 8h"],
  ["a holiday on a Friday", "2026-11-20T10:00", "Abre sábado, 8h"],
  ["the evening before that holiday", "2026-11-19T20:00", "Abre sábado, 8h"],
  ["Good Friday", "2026-04-03T10:00", "Abre sábado, 8h"],
  ["Christmas, then Saturday", "2026-12-25T10:00", "Abre sábado, 8h"],
  ["New Year's Eve", "2026-12-31T18:30", "Abre sábado, 8h"],
  ["Corpus Christi, an optional day off", "2026-06-04T10:00", "Aberto agora, até 18h"],
])("%s: %s", (_when, moment, text) => {
  expect(stateAt(moment)).toBe(text);
});

it.each([
  ["the week before half past seven", "2026-11-23T07:29", "Abre segunda, 7h30"],
  ["the last minute", "2026-11-23T17:29", "Aberto agora, até 17h30"],
  ["Friday evening", "2026-11-27T17:30", "Abre segunda, 7h30"],
])("half hours, no Saturday: %s: %s", (_when, moment, text) => {
  const hours = [{ weekdays: WEEKDAYS, opens: "07:30", closes: "17:30" }];
  expect(stateAt(moment, hours)).toBe(text);
});

it.each([
  ["Sunday", "2026-11-22T10:00", "Abre sábado, 9h"],
  ["Saturday", "2026-11-28T12:59", "Aberto agora, até 13h"],
])("Saturday only: on %s", (_when, moment, text) => {
  expect(stateAt(moment, [{ weekdays: ["Saturday"], opens: "09:00", closes: "13:00" }])).toBe(text);
});

it("knows half hours and a break at noon", () => {
  const hours = [
    { weekdays: ["Sunday"], opens: "08:30", closes: "12:00" },
    { weekdays: ["Sunday"], opens: "13:00", closes: "17:30" },
  ];
  expect(openingStates(hours, "2026-11-22", 1)).toEqual([
    { until: "2026-11-22T08:30-03:00", text: "Abre domingo, 8h30" },
    { until: "2026-11-22T12:00-03:00", text: "Aberto agora, até 12h" },
    { until: "2026-11-22T13:00-03:00", text: "Abre domingo, 13h" },
    { until: "2026-11-22T17:30-03:00", text: "Aberto agora, até 17h30" },
  ]);
});
