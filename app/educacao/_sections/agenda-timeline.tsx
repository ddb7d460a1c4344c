import { Badge } from "@/components/ui/badge";
import { UntilEnd } from "@/components/ui/until-end";
import { getCourses } from "@/lib/content/education";
import { dayNumbers, monthAndYear } from "@/lib/content/dates";

/** Ticks of a measuring tape: on the left edge, from 768 px on along the top edge. */
const tapeClass =
  "absolute inset-y-0 left-0 m-0 w-6 border-l-2 border-seguranca " +
  "[background:repeating-linear-gradient(180deg,var(--color-seguranca)_0_2px,transparent_2px_12px)_0_0/0.75rem_100%_no-repeat] " +
  "md:inset-x-0 md:bottom-auto md:h-6 md:w-auto md:border-t-2 md:border-l-0 " +
  "md:[background:repeating-linear-gradient(90deg,var(--color-seguranca)_0_2px,transparent_2px_12px)_0_0/100%_0.75rem_no-repeat]";

/** The course dates on a measuring tape; past ones say so. */
export function AgendaTimeline() {
  return (
    <ol
      aria-label="Datas da agenda"
      className="relative mt-10 space-y-7 pl-12 md:grid md:grid-cols-3 md:space-y-0 md:gap-x-8 md:pt-14 md:pl-0 lg:mt-16"
    >
      <li aria-hidden="true" className={tapeClass} />
      {getCourses().map(({ slug, name, start, end }) => (
        <li key={slug} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-5 -left-12 h-0.5 w-9 bg-obra outline-2 outline-planta sm:top-7 md:-top-14 md:left-0 md:h-11 md:w-0.5"
          />
          <p>
            <span className="block text-4xl headline tabular-nums xl:text-[clamp(4.75rem,6.4vw,6rem)]">
              {dayNumbers(start, end)}
            </span>
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
