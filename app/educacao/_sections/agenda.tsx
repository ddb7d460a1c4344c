import "@/app/educacao/education.css";
import type { ReactNode } from "react";
import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { MdxContent } from "@/components/mdx/mdx-content";
import { Badge, DemonstrationLabel } from "@/components/ui/badge";
import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Headline, Label, SmallText } from "@/components/ui/text";
import { UnbrokenTerms } from "@/components/ui/unbroken";
import { isOver } from "@/lib/content/dates";
import type { MdxBody } from "@/lib/content/front-matter";
import { type Course, coursesByEnd, courseStatus } from "@/lib/content/education";
import { courseRequestPath } from "@/lib/forms/quote-address";

const COLUMNS = ["Curso", "Data", "Local", "Status", "Inscrição"];

/**
 * On small screens CSS stacks the rows; the ARIA roles keep the semantics of a table.
 * @param facts hours, price and certificate, or that they are not known yet
 */
export function Agenda({ facts }: { facts: MdxBody }) {
  const { coming, past } = coursesByEnd();
  const courses = [...coming, ...past];
  return (
    <Section
      id="agenda"
      tone="white"
      labelledBy="agenda-titulo"
      title="Agenda presencial"
      lead={coming.length === 0 && "A próxima turma ainda está sem data."}
    >
      {courses.length > 0 && (
        <table role="table" aria-labelledby="agenda-titulo" className="agenda mt-title">
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  <Label>{column}</Label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {courses.map((course) => (
              <AgendaRow key={course.slug} course={course} />
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-6">
        <MdxContent source={facts} />
      </div>
    </Section>
  );
}

function AgendaRow({ course }: { course: Course }) {
  const { slug, name, description, start, end, date, location, status, art } = course;
  const { demonstration, picture } = course;
  const over = isOver(end);
  return (
    <tr id={slug} role="row">
      <th role="rowheader" scope="row">
        <div className="grid grid-cols-label items-center gap-x-6">
          <Picture
            photograph={picture}
            sizes="(min-width: 64rem) 10rem, (min-width: 48rem) 18rem, 9rem"
            className="aspect-photo h-auto w-full max-w-thumbnail border-line border-grafite"
          >
            <Drawing name={art} className="h-auto w-full max-w-thumbnail" />
          </Picture>
          <div>
            <Headline as="span" size="card" className="block">
              {name}
            </Headline>
            <SmallText as="span" className="mt-2 block text-grafite-claro">
              <UnbrokenTerms>{description}</UnbrokenTerms>
              {demonstration.length > 0 && <DemonstrationLabel />}
            </SmallText>
          </div>
        </div>
      </th>
      <Cell label="Data">
        <strong>
          <time dateTime={start}>{date}</time>
        </strong>
      </Cell>
      <Cell label="Local">{location}</Cell>
      <Cell label="Status">
        <span className="grid justify-items-start gap-1">
          <Badge tone={courseStatus(status).tone}>{status}</Badge>
          {over && (
            <SmallText as="span" id={overId(slug)}>
              Curso já realizado.
            </SmallText>
          )}
        </span>
      </Cell>
      <Cell label="Inscrição">
        <Enrolment course={course} over={over} />
      </Cell>
    </tr>
  );
}

/** The id of the sentence that says that the course is over. */
const overId = (slug: string) => `${slug}-realizado`;

/**
 * The button has the label of §4. When a course is over it is disabled, except for the waiting
 * list, which is for the next class.
 */
function Enrolment({ course, over }: { course: Course; over: boolean }) {
  const { slug, name, status, enrollmentLink } = course;
  const { tone, action, interest } = courseStatus(status);
  const label = <UnbrokenTerms>{action}</UnbrokenTerms>;
  if (over && interest !== "lista-de-espera")
    return (
      <DisabledButton
        label={label}
        reasonId={overId(slug)}
        className="w-full sm:w-auto lg:whitespace-nowrap"
      />
    );
  return (
    <ButtonLink
      href={(!over && enrollmentLink) || courseRequestPath(name, interest)}
      variant={tone === "open" ? "primary" : "secondary"}
      className="w-full sm:w-auto"
    >
      <span>{label}</span>
      <span className="sr-only"> ({name})</span>
    </ButtonLink>
  );
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td role="cell">
    <Label as="span" aria-hidden="true" className="text-grafite-claro">
      {label}
    </Label>
    <div>{children}</div>
  </td>
);
