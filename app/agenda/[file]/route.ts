import { calendarFile } from "@/lib/calendar/calendar-file";
import { upcomingEvents } from "@/lib/calendar/calendar-events";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { textResponse } from "@/lib/server/file-response";
import { staticFiles } from "@/lib/server/static-addresses";

export const dynamic = "force-static";
export const dynamicParams = false;

export const { generateStaticParams, GET } = staticFiles(
  (event) => textResponse(calendarFile(event, saoPauloDate()), "text/calendar"),
  "file",
  upcomingEvents,
  ({ slug }) => `${slug}.ics`,
);
