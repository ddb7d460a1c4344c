import { Section, SectionHeading } from "@/components/ui/section";
import { getCourses } from "@/lib/content/education";
import { AgendaRow } from "@/app/educacao/_sections/agenda-row";

const COLUMNS = ["Curso", "Data", "Local", "Status", "Inscrição"];

/**
 * The in-person agenda as a table (§2.7, §9.5). On small screens the rows are stacked with CSS; the
 * ARIA roles keep the table semantics for screen readers.
 */
export function Agenda() {
  return (
    <Section id="agenda" tone="white" labelledBy="agenda-titulo">
      <SectionHeading id="agenda-titulo" title="Agenda presencial">
        Turmas pequenas na bancada, com equipamento de verdade. Todas em Guarulhos.
      </SectionHeading>
      <table
        role="table"
        aria-labelledby="agenda-titulo"
        className="mt-10 block w-full border-collapse text-left lg:table"
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
          {getCourses().map((course) => (
            <AgendaRow key={course.slug} course={course} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
