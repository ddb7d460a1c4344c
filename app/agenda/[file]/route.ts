import { calendarFile } from "@/lib/calendar/calendar-file";
import { upcomingEvents } from "@/lib/calendar/calendar-events";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";
export const dynamicParams = false;

const FILE_TYPE = ".ics";

export const generateStaticParams = () =>
  upcomingEvents().map(({ slug }) => ({ file: slug + FILE_TYPE }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const event = upcomingEvents().find(({ slug }) => slug + FILE_TYPE === file);
  if (!event) return new Response(null, { status: 404 });
  return textResponse(calendarFile(event, saoPauloDate()), "text/calendar");
}
