import { createEvents, type DateTime, type EventAttributes } from "ics";
import type { CalendarEvent } from "@/lib/calendar/calendar-events";
import { addDays } from "@/lib/content/dates";
import { absoluteUrl, siteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";

/**
 * RFC 5545: whole days, which do not depend on a time zone, and free time.
 * @param today the day on which the file was written
 */
export function calendarFile(event: CalendarEvent, today: string): string {
  const { slug, title, text, location, from, to, page } = event;
  const url = absoluteUrl(page);
  // The types of the package lack `timestamp`.
  const attributes: EventAttributes & { timestamp: DateTime } = {
    // The same for every version of the event, so that a calendar replaces the older one.
    uid: `${slug}@${siteUrl.hostname}`,
    // An array would be read in the time zone of the machine.
    timestamp: Date.parse(today),
    title,
    description: `${text}\n\n${url}`,
    location,
    url,
    start: dayParts(from),
    end: dayParts(addDays(to, 1)),
    busyStatus: "FREE",
    transp: "TRANSPARENT",
  };
  const { error, value } = createEvents([attributes], { productId: `-//${site.name}//Site//PT` });
  if (!value) throw error ?? new Error(`no calendar file for ${slug}`);
  return foldLines(value);
}

/** Octets of a line (RFC 5545, 3.1). The package counts characters. */
const LINE_OCTETS = 75;

function foldLines(file: string): string {
  return file
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map((line) => {
      let octets = 0;
      return [...line]
        .map((character) => {
          const size = Buffer.byteLength(character);
          const isFull = octets + size > LINE_OCTETS;
          octets = isFull ? 1 + size : octets + size;
          return isFull ? `\r\n ${character}` : character;
        })
        .join("");
    })
    .join("\r\n");
}

const dayParts = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
};
