import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GET } from "@/app/agenda/[file]/route";
import { CalendarLink } from "@/components/ui/calendar-link";
import { courseEvent, phaseEvent, stepEvent, upcomingEvents } from "@/lib/calendar/calendar-events";
import { calendarFile } from "@/lib/calendar/calendar-file";

// The clock of a test is about events: the texts are published on each of its days.
jest.mock("@/lib/content/publication.mjs", () => ({
  ...jest.requireActual<object>("@/lib/content/publication.mjs"),
  isPublished: () => true,
}));

const slugs = (today: string) => upcomingEvents(today).map(({ slug }) => slug);

describe("upcomingEvents", () => {
  it("§9: has courses, contest phases and the dated step of the release", () => {
    expect(slugs("2024-12-31")).toEqual([
      "curso-curso-de-fios",
      "curso-curso-de-telhas",
      "curso-curso-de-agua",
      "concurso-inscricoes",
      "concurso-curadoria",
      "concurso-votacao",
      "concurso-resultado",
      "release-envio-das-fotos",
    ]);
  });

  it.each([
    ["on the last day", "2025-08-16", true],
    ["after the last day", "2025-08-17", false],
  ])("has a course %s: %s → %s", (_when, today, expected) => {
    expect(slugs(today).includes("curso-curso-de-fios")).toBe(expected);
  });

  it("is empty when everything is over", () => {
    expect(upcomingEvents("2026-01-01")).toEqual([]);
  });
});

it("calendarFile writes whole days, folded lines and a stable id (RFC 5545)", () => {
  const [course] = upcomingEvents("2025-08-01");
  const text = calendarFile(course!, "2025-08-01");
  const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "UID:curso-curso-de-fios@localhost",
      "DTSTAMP:20250801T000000Z",
      "DTSTART;VALUE=DATE:20250815",
      "DTEND;VALUE=DATE:20250817",
      "SUMMARY:Curso de fios",
      "LOCATION:Escola de teste",
      "TRANSP:TRANSPARENT",
      "URL:http://localhost:3000/educacao#curso-de-fios",
    ]),
  );
  for (const line of text.split("\r\n")) expect(line.length).toBeLessThanOrEqual(75);
});

describe("on the pages and at their addresses", () => {
  const linkOf = (event: string) => renderToStaticMarkup(createElement(CalendarLink, { event }));
  const get = (event: string) =>
    GET(new Request("http://localhost"), { params: Promise.resolve({ file: `${event}.ics` }) });
  const events = [
    courseEvent("curso-de-fios"),
    phaseEvent("Inscrições"),
    stepEvent("Envio das fotos"),
  ];
  const setToday = (day: string) =>
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00-03:00`), doNotFake: ["nextTick"] });
  afterEach(() => jest.useRealTimers());

  it.each(events)("%s is linked and answers before its end", async (event) => {
    setToday("2025-01-02");
    expect(linkOf(event)).toContain(`href="/agenda/${event}.ics"`);
    const response = await get(event);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  it.each(events)("%s is neither linked nor there after its end", async (event) => {
    setToday("2026-01-01");
    expect(linkOf(event)).toBe("");
    await expect(get(event)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  });
});

it("folds at 75 octets, never within a character, and loses nothing", () => {
  const [course] = upcomingEvents("2025-08-01");
  const text = "Instalação elétrica: ção ção 👩‍🔧 ".repeat(12).trim();
  const file = calendarFile({ ...course!, text }, "2025-08-01");
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\ufffd");
  expect(file.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${text}`);
});
