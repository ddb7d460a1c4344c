import { Drawing } from "@/components/art/drawing";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { Badge, DemonstrationLabel } from "@/components/ui/badge";
import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { isOver } from "@/lib/content/dates";
import { type Course, courseStatus } from "@/lib/content/education";
import { courseRequestPath } from "@/lib/forms/quote-address";
import type { ReactNode } from "react";

export function AgendaRow({ course }: { course: Course }) {
  const { slug, name, description, start, end, date, location, status, art } = course;
  const { enrollmentLink, demonstration, picture } = course;
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
          <PhotographOrDrawing
            picture={picture}
            sizes="(min-width: 64rem) 10rem, (min-width: 48rem) 18rem, 12rem"
            className="aspect-4/3 h-auto w-full max-w-48 border-2 border-grafite sm:max-w-none md:max-w-72 lg:max-w-40 xl:max-w-none"
          >
            <Drawing
              name={art}
              className="h-auto w-full max-w-48 sm:max-w-none md:max-w-72 lg:max-w-40 xl:max-w-none"
            />
          </PhotographOrDrawing>
          <div>
            <span className="block text-xl font-extrabold [font-stretch:110%]">{name}</span>
            <span className="mt-1.5 block text-sm text-grafite-claro">
              {addNonBreakingSpaces(description)}
              {demonstration.length > 0 && <DemonstrationLabel />}
            </span>
          </div>
        </div>
      </th>
      <Cell label="Data">
        <time dateTime={start} className="block font-bold">
          {date}
        </time>
      </Cell>
      <Cell label="Local">{location}</Cell>
      <Cell label="Status">
        <span className="flex flex-col items-start gap-2 lg:min-w-38">
          {isOver(end) ? (
            <>
              <Badge tone="other">Realizado</Badge>
              <span id={overId(slug)} className="text-sm text-grafite-claro">
                na época:{" "}
                <Badge tone={tone} past>
                  {status}
                </Badge>
              </span>
            </>
          ) : (
            <Badge tone={tone}>{status}</Badge>
          )}
        </span>
      </Cell>
      <Cell label="Inscrição">
        {isOver(end) ? (
          <AfterCourse course={course} />
        ) : (
          <ButtonLink
            href={enrollmentLink ?? courseRequestPath(name, interest)}
            variant={tone === "open" ? "primary" : "secondary"}
            className="w-full sm:w-auto lg:w-full lg:min-w-50 lg:px-3"
          >
            {action}
            <span className="sr-only"> ({name})</span>
          </ButtonLink>
        )}
      </Cell>
    </tr>
  );
}

/** The id of what says that the course is over. */
const overId = (slug: string) => `${slug}-na-epoca`;

/** What one can do now; the button of the specification (§4) stays beside it. */
const AfterCourse = ({ course: { slug, name, status } }: { course: Course }) => (
  <div className="flex flex-col items-start gap-3 lg:py-8">
    <ButtonLink
      href={courseRequestPath(name, "proxima-turma")}
      variant="secondary"
      className="w-full sm:w-auto lg:w-full lg:min-w-50 lg:px-3"
    >
      Avise-me da próxima turma
      <span className="sr-only"> ({name})</span>
    </ButtonLink>
    <DisabledButton label={courseStatus(status).action} reasonId={overId(slug)} />
  </div>
);

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td
    role="cell"
    className="grid grid-cols-[min(6.5rem,32vw)_minmax(0,1fr)] items-baseline gap-3 text-balance lg:table-cell lg:pr-6 lg:last:pr-0"
  >
    <span aria-hidden="true" className="drawing-label text-grafite-claro lg:hidden">
      {label}
    </span>
    <div className="lg:contents">{children}</div>
  </td>
);
