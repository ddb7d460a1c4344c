import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { Section, SectionHeading } from "@/components/ui/section";
import { type Course, coursesByEnd, courseStatus, getLessons } from "@/lib/content/education";
import { Badge, DemonstrationLabel } from "@/components/ui/badge";
import { UntilEnd } from "@/components/ui/until-end";
import { dayNumbers, monthAndYear } from "@/lib/content/dates";
import type { ReactNode } from "react";
import { Drawing } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { CalendarLink } from "@/components/ui/calendar-link";
import { FoldedList } from "@/components/ui/folded-list";
import { courseEvent } from "@/lib/calendar/calendar-events";
import { courseRequestPath } from "@/lib/forms/quote-address";
import { LISTS } from "@/lib/limits";
import { handoutPath } from "@/lib/paths";
import { mailtoLink } from "@/lib/site";

const COLUMNS = ["Curso", "Data", "Local", "Status", "Inscrição"];

export const Agenda = () => (
  <Section id="agenda" tone="white" labelledBy="agenda-titulo">
    <SectionHeading id="agenda-titulo" title="Agenda presencial">
      Na bancada da escola de treinamento, em Guarulhos.
    </SectionHeading>
    <AgendaTables />
  </Section>
);

function AgendaTables() {
  const { coming, past } = coursesByEnd();
  return (
    <>
      {coming.length > 0 ? <AgendaTable courses={coming} labelledBy="agenda-titulo" /> : <NoDate />}
      {past.length > 0 && (
        <h3 id="turmas-realizadas" className="mt-12 text-xl headline">
          Turmas que já aconteceram
        </h3>
      )}
      <FoldedList
        items={past}
        shown={LISTS.past}
        what="turmas"
        list={(courses) => <AgendaTable courses={courses} labelledBy="turmas-realizadas" />}
      />
    </>
  );
}

const NoDate = () => (
  <div className="mt-8">
    <p className="mb-6 text-lg">
      {addNonBreakingSpaces("A próxima turma ainda está sem data. O aviso chega por e-mail.")}
    </p>
    <ButtonLink href={mailtoLink("Quero saber da próxima turma presencial")}>Avise-me</ButtonLink>
  </div>
);

/** On small screens CSS stacks the rows; the ARIA roles keep the semantics of a table. */
const AgendaTable = ({
  courses,
  labelledBy,
}: {
  courses: readonly Course[];
  labelledBy: string;
}) => (
  <table
    role="table"
    aria-labelledby={labelledBy}
    className="mt-6 block w-full border-collapse text-left lg:table"
  >
    <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
      <tr role="row" className="border-y-2 border-grafite">
        {COLUMNS.map((column) => (
          <th key={column} role="columnheader" scope="col" className="py-3 pr-6 drawing-label">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="block lg:table-row-group">
      {courses.map((course) => (
        <AgendaRow key={course.slug} course={course} />
      ))}
    </tbody>
  </table>
);

/** Ticks of a measuring tape: on the left edge, from 768 px on along the top edge. */
const tapeClass =
  "absolute inset-y-0 left-0 m-0 w-6 " +
  "[background:repeating-linear-gradient(180deg,currentColor_0_2px,transparent_2px_12px)_0_0/0.75rem_100%_no-repeat] " +
  "md:inset-x-0 md:bottom-auto md:h-6 md:w-auto " +
  "md:[background:repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_12px)_0_0/100%_0.75rem_no-repeat]";

/** When all courses are past, the lessons: what one can do now. */
export function AgendaTimeline() {
  const { coming } = coursesByEnd();
  const more = coming.length - LISTS.tape.courses;
  return coming.length > 0 ? (
    <Tape
      label="Datas da agenda"
      className="md:grid-cols-3"
      more={more > 0 && `Mais ${more} ${more === 1 ? "data" : "datas"} na agenda`}
    >
      {coming.slice(0, LISTS.tape.courses).map(({ slug, name, start, end }) => (
        <Tick key={slug}>
          <p>
            <span className="block text-4xl headline tabular-nums xl:text-[clamp(4.75rem,6.4vw,6rem)]">
              {dayNumbers(start, end)}
            </span>
            <span className="mt-1.5 block drawing-label">{monthAndYear(start)}</span>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
            {name}
            <UntilEnd lastDay={end} then={<Badge tone="other">Realizado</Badge>} />
          </p>
        </Tick>
      ))}
    </Tape>
  ) : (
    <Tape label="Aulas on-line" className="md:grid-cols-3 lg:grid-cols-6">
      {getLessons()
        .slice(0, LISTS.tape.lessons)
        .map(({ slug, title, minutes }) => (
          <Tick key={slug}>
            <a href={handoutPath(slug)} className="group block">
              <span className="block text-3xl headline tabular-nums">
                {minutes}
                <span className="ml-1 text-base font-semibold normal-case">min</span>
              </span>
              <span className="mt-1 block underline decoration-grafite decoration-2 underline-offset-4 group-hover:no-underline">
                {title}
              </span>
            </a>
          </Tick>
        ))}
    </Tape>
  );
}

type TapeProps = {
  label: string;
  className: string;
  /** The link to the agenda, when the tape does not have all. */
  more?: string | false;
  children: ReactNode;
};

const Tape = ({ label, className, more, children }: TapeProps) => (
  <div className="overflow-hidden border-t-2 border-grafite bg-seguranca">
    <ol
      aria-label={label}
      className={`relative container-site space-y-6 py-5 pl-16 md:grid md:space-y-0 md:gap-x-8 md:gap-y-7 md:pt-12 md:pb-8 md:pl-(--spacing-gutter) ${className}`}
    >
      <li aria-hidden="true" className={tapeClass} />
      {children}
    </ol>
    {more && (
      <p className="container-site pb-4 pl-16 md:pl-(--spacing-gutter)">
        <a
          href="#agenda"
          className="inline-flex min-h-11 items-center font-bold underline decoration-grafite decoration-2 underline-offset-4"
        >
          {more}
        </a>
      </p>
    )}
  </div>
);

const Tick = ({ children }: { children: ReactNode }) => (
  <li className="relative md:max-lg:[&:nth-child(n+5)>span]:hidden">
    <span
      aria-hidden="true"
      className="absolute top-4 -left-16 h-0.5 w-11 bg-esgotado outline-4 outline-seguranca md:-top-12 md:left-0 md:h-10 md:w-0.5"
    />
    {children}
  </li>
);

function AgendaRow({ course }: { course: Course }) {
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
          {picture ? (
            <Photograph
              picture={picture}
              sizes="(min-width: 64rem) 10rem, (min-width: 48rem) 18rem, 12rem"
              className="aspect-4/3 h-auto w-full max-w-48 border-2 border-grafite sm:max-w-none md:max-w-72 lg:max-w-40 xl:max-w-none"
            />
          ) : (
            <Drawing
              name={art}
              className="h-auto w-full max-w-48 sm:max-w-none md:max-w-72 lg:max-w-40 xl:max-w-none"
            />
          )}
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
        <CalendarLink event={courseEvent(slug)} />
      </Cell>
      <Cell label="Local">{location}</Cell>
      <Cell label="Status">
        <span className="flex flex-col items-start gap-2 lg:min-w-38">
          <UntilEnd
            lastDay={end}
            then={
              <>
                <Badge tone="other">Realizado</Badge>
                <span id={overId(slug)} className="text-sm text-grafite-claro">
                  na época:{" "}
                  <Badge tone={tone} past>
                    {status}
                  </Badge>
                </span>
              </>
            }
          >
            <Badge tone={tone}>{status}</Badge>
          </UntilEnd>
        </span>
      </Cell>
      <Cell label="Inscrição">
        <UntilEnd as="div" lastDay={end} then={<AfterCourse course={course} />}>
          <ButtonLink
            href={enrollmentLink ?? courseRequestPath(name, interest)}
            variant={tone === "open" ? "primary" : "secondary"}
            className="w-full sm:w-auto lg:w-full lg:min-w-50 lg:px-3"
          >
            {action}
            <span className="sr-only"> ({name})</span>
          </ButtonLink>
        </UntilEnd>
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
