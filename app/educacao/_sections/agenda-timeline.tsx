import { Badge } from "@/components/ui/badge";
import { UntilEnd } from "@/components/ui/until-end";
import { getCourses } from "@/lib/content/courses";
import { dayNumbers, monthAndYear } from "@/lib/content/dates";

/** The course dates on a vertical measuring tape; past ones say so. */
export function AgendaTimeline() {
  return (
    <ol
      aria-label="Datas da agenda"
      className="relative max-w-md space-y-7 pl-12 lg:ml-auto lg:space-y-9"
    >
      <li
        aria-hidden="true"
        className="absolute inset-y-0 left-0 m-0 w-6 border-l-2 border-seguranca [background:repeating-linear-gradient(180deg,var(--color-seguranca)_0_2px,transparent_2px_12px)_0_0/0.75rem_100%_no-repeat]"
      />
      {getCourses().map(({ slug, name, start, end }) => (
        <li key={slug} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-5 -left-12 h-0.5 w-9 bg-obra outline-2 outline-planta sm:top-7"
          />
          <p>
            <span className="block text-4xl headline tabular-nums">{dayNumbers(start, end)}</span>
            <span className="mt-1.5 block drawing-label text-seguranca">{monthAndYear(start)}</span>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
            {name}
            <UntilEnd lastDay={end} then={<Badge tone="other">Realizado</Badge>} />
          </p>
        </li>
      ))}
    </ol>
  );
}
