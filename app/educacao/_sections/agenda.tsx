import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { Section } from "@/components/ui/section";
import { type Course, coursesByEnd } from "@/lib/content/education";
import { ButtonLink } from "@/components/ui/button";
import { mailtoLink } from "@/lib/site";
import { AgendaRow } from "@/app/educacao/_sections/agenda-row";

const COLUMNS = ["Curso", "Data", "Local", "Status", "Inscrição"];

export const Agenda = () => (
  <Section
    id="agenda"
    tone="white"
    labelledBy="agenda-titulo"
    title="Agenda presencial"
    lead="Na bancada da escola de treinamento, em Guarulhos."
  >
    <AgendaTables />
  </Section>
);

function AgendaTables() {
  const { coming, past } = coursesByEnd();
  return (
    <>
      {coming.length > 0 ? <AgendaTable courses={coming} labelledBy="agenda-titulo" /> : <NoDate />}
      {past.length > 0 && (
        <>
          <h3 id="turmas-realizadas" className="mt-12 text-xl headline">
            Turmas que já aconteceram
          </h3>
          <AgendaTable courses={past} labelledBy="turmas-realizadas" />
        </>
      )}
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
