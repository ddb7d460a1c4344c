import { CalendarIcon } from "@/components/ui/icons";
import { upcomingEvents } from "@/lib/calendar/calendar-events";
import { calendarPath } from "@/lib/paths";

/** Nothing when the event was over on the day of the build. */
export function CalendarLink({ event }: { event: string }) {
  const found = upcomingEvents().find(({ slug }) => slug === event);
  if (!found) return null;
  return (
    <a
      href={calendarPath(event)}
      className="no-print inline-flex min-h-11 items-center gap-2 text-sm font-bold underline decoration-obra decoration-2 underline-offset-4"
    >
      <CalendarIcon className="size-4 shrink-0" />
      Pôr na agenda
      <span className="sr-only"> ({found.title}, arquivo ICS)</span>
    </a>
  );
}
