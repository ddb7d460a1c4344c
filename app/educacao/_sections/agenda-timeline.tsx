import { dayNumbers, monthAndYear } from "@/lib/content/dates";
import { coursesByEnd, getLessons } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";
import type { ReactNode } from "react";

/** Ticks of a measuring tape: on the left edge, from 768 px on along the top edge. */
const tapeClass =
  "absolute inset-y-0 left-0 m-0 w-6 " +
  "[background:repeating-linear-gradient(180deg,currentColor_0_2px,transparent_2px_12px)_0_0/0.75rem_100%_no-repeat] " +
  "md:inset-x-0 md:bottom-auto md:h-6 md:w-auto " +
  "md:[background:repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_12px)_0_0/100%_0.75rem_no-repeat]";

/** When all courses are past, the lessons: what one can do now. */
export function AgendaTimeline() {
  const { coming } = coursesByEnd();
  return coming.length > 0 ? (
    <Tape label="Datas da agenda" className="md:grid-cols-3 md:[&>li:nth-child(n+5)>span]:hidden">
      {coming.map(({ slug, name, start, end }) => (
        <Tick key={slug}>
          <p>
            <span className="block text-4xl headline tabular-nums xl:text-[clamp(4.75rem,6.4vw,6rem)]">
              {dayNumbers(start, end)}
            </span>
            <span className="mt-1.5 block drawing-label">{monthAndYear(start)}</span>
          </p>
          <p className="mt-1 text-lg">{name}</p>
        </Tick>
      ))}
    </Tape>
  ) : (
    <Tape
      label="Aulas on-line"
      className="md:grid-cols-3 lg:grid-cols-6 md:max-lg:[&>li:nth-child(n+5)>span]:hidden lg:[&>li:nth-child(n+8)>span]:hidden"
    >
      {getLessons().map(({ slug, title, minutes }) => (
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

/** `className`: the columns; only the first row has ticks, which stand above its entries. */
type TapeProps = { label: string; className: string; children: ReactNode };

const Tape = ({ label, className, children }: TapeProps) => (
  <div className="overflow-hidden border-t-2 border-grafite bg-seguranca">
    <ol
      aria-label={label}
      className={`relative container-site space-y-6 py-5 pl-16 md:grid md:space-y-0 md:gap-x-8 md:gap-y-7 md:pt-12 md:pb-8 md:pl-(--spacing-gutter) ${className}`}
    >
      <li aria-hidden="true" className={tapeClass} />
      {children}
    </ol>
  </div>
);

const Tick = ({ children }: { children: ReactNode }) => (
  <li className="relative">
    <span
      aria-hidden="true"
      className="absolute top-4 -left-16 h-0.5 w-11 bg-esgotado outline-4 outline-seguranca md:-top-12 md:left-0 md:h-10 md:w-0.5"
    />
    {children}
  </li>
);
