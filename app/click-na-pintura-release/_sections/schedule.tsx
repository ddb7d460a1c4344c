import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { CalendarLink } from "@/components/calendar/calendar-link";
import { stepEvent } from "@/lib/calendar/calendar-events";
import { EndedBadge } from "@/components/ui/ended-badge";
import { numericDate } from "@/lib/content/dates";
import type { ContestRelease } from "@/lib/content/press";
import { ReleaseCell } from "@/app/click-na-pintura-release/_sections/release-cell";

/** The schedule of the press release (§4), which differs from that of the contest page. */
export function Schedule({ schedule, lastDay }: Pick<ContestRelease, "schedule" | "lastDay">) {
  return (
    <ReleaseCell id="calendario" title="Calendário" span="md:col-span-6 print:col-span-6">
      <ol className="mt-3 border-l-4 border-obra md:grid md:grid-cols-[1fr_1.3fr] md:border-t-4 md:border-l-0 print:grid print:grid-cols-2 print:border-t-4 print:border-l-0">
        {schedule.map(({ name, from, to, text }) => (
          <li
            key={name}
            className="relative py-1 pl-6 not-first:mt-5 md:pt-5 md:pr-4 md:pl-0 md:not-first:mt-0 print:pt-5 print:pl-0 print:not-first:mt-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-3 -left-[0.7rem] size-4 rotate-45 border-2 border-grafite bg-seguranca md:-top-2.5 md:left-0 print:-top-2.5 print:left-0"
            />
            <h3 className="text-xl headline">{name}</h3>
            {from && to && (
              <p className="text-lg font-bold tabular-nums">
                <time dateTime={from}>{numericDate(from)}</time> a{" "}
                <time dateTime={to}>{numericDate(to)}</time>
              </p>
            )}
            <p>{addNonBreakingSpaces(text)}</p>
            <CalendarLink event={stepEvent(name)} />
            <EndedBadge lastDay={to ?? lastDay} />
          </li>
        ))}
      </ol>
    </ReleaseCell>
  );
}
