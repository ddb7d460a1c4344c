import type { ReactNode } from "react";
import { Drawing } from "@/components/art/drawing";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { CalendarLink } from "@/components/calendar/calendar-link";
import { courseEvent } from "@/lib/calendar/calendar-events";
import { DisabledButton } from "@/components/ui/disabled-button";
import { UntilEnd } from "@/components/ui/until-end";
import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import type { Course } from "@/lib/content/education";
import { courseStatus } from "@/lib/content/course-status";
import { courseRequestPath } from "@/lib/forms/course-subject";

/**
 * One course of the agenda. Badge and button depend on its status (§2.7, §4) and on
 * whether it is over (docs/decisions/0017).
 */
export function AgendaRow({ course }: { course: Course }) {
  const { slug, name, description, start, end, date, location, status, art } = course;
  const { enrollmentLink, demonstration } = course;
  const { tone, action, interest } = courseStatus(status);
  return (
    <tr
      id={slug}
      role="row"
      className="grid grid-cols-1 gap-x-8 gap-y-4 border-t-2 border-grafite py-8 last:border-b-2 md:grid-cols-2 lg:table-row"
    >
      <th
        role="rowheader"
        scope="row"
        className="font-normal md:row-span-4 lg:w-[30%] lg:py-8 lg:pr-8 xl:w-[40%]"
      >
        <div className="grid grid-cols-1 items-center gap-x-6 gap-y-4 sm:grid-cols-[9rem_1fr] md:grid-cols-1 xl:grid-cols-[minmax(0,9rem)_1fr]">
          <Drawing
            name={art}
            className="h-auto w-full max-w-48 sm:max-w-none md:max-w-72 lg:max-w-40 xl:max-w-none"
          />
          <div>
            <span className="block text-xl font-extrabold [font-stretch:110%]">{name}</span>
            <span className="mt-1.5 block text-sm text-grafite-claro">{description}</span>
            {demonstration && <DemonstrationLabel className="mt-2 text-grafite-claro" />}
          </div>
        </div>
      </th>
      <Cell label="Data">
        <time dateTime={start} className="font-bold">
          {date}
        </time>
        <CalendarLink event={courseEvent(slug)} className="lg:flex" />
      </Cell>
      <Cell label="Local">{location}</Cell>
      <Cell label="Status">
        <span className="flex flex-col items-start gap-2 lg:min-w-38">
          <UntilEnd lastDay={end} then={<Badge tone="other">Realizado</Badge>} />
          <Badge tone={tone}>{status}</Badge>
        </span>
      </Cell>
      <Cell label="Inscrição">
        <UntilEnd as="div" lastDay={end} then={<AfterCourse course={course} />}>
          <ButtonLink
            href={enrollmentLink ?? courseRequestPath(name, interest)}
            variant={tone === "open" ? "primary" : "secondary"}
            className="w-full sm:w-auto lg:w-full lg:min-w-50"
          >
            {action}
            <span className="sr-only"> ({name})</span>
          </ButtonLink>
        </UntilEnd>
      </Cell>
    </tr>
  );
}

/** The button of the specification, disabled with its reason, and the way to the next class. */
function AfterCourse({ course: { slug, name, status } }: { course: Course }) {
  return (
    <div className="flex flex-col items-start gap-3 lg:py-8">
      <div className="lg:min-w-50">
        <DisabledButton
          id={`${slug}-realizado`}
          label={courseStatus(status).action}
          reason="Esta turma já foi realizada."
        />
      </div>
      <ButtonLink href={courseRequestPath(name, "proxima-turma")} variant="secondary">
        Avise-me da próxima turma
        <span className="sr-only"> ({name})</span>
      </ButtonLink>
    </div>
  );
}

/** A cell that shows its column name where the header row is hidden. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="grid grid-cols-[min(6rem,32vw)_minmax(0,1fr)] items-baseline gap-3 text-balance lg:table-cell lg:pr-6 lg:last:pr-0"
    >
      <span aria-hidden="true" className="drawing-label text-grafite-claro lg:hidden">
        {label}
      </span>
      <div className="lg:contents">{children}</div>
    </td>
  );
}
