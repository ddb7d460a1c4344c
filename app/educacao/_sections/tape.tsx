import type { ReactNode } from "react";
import { dayNumbers, monthAndYear } from "@/lib/content/dates";
import { coursesByEnd, getLessons } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";

/** The ticks of a measuring tape are on the left edge, from 768 px on along the top edge. */
const tapeClass =
  "tape-ticks absolute inset-y-0 left-0 m-0 w-6 md:inset-x-0 md:bottom-auto md:h-6 md:w-auto";

/**
 * Shows the dates of the courses to come or, if there are none, the lessons of the online course.
 */
export function Tape() {
  const { coming } = coursesByEnd();
  return (
    <div className="relative overflow-hidden border-t-line border-grafite bg-seguranca">
      <ol
        aria-label={coming.length > 0 ? "Datas da agenda" : "Aulas on-line"}
        className="container-site space-y-3 py-4 pl-16 md:grid md:grid-cols-3 md:space-y-0 md:gap-x-8 md:gap-y-8 md:pt-12 md:pb-8 md:pl-gutter"
      >
        <li aria-hidden="true" className={tapeClass} />
        {coming.map(({ slug, name, start, end }, index) => (
          <Tick key={slug} className={index < 3 ? "" : "md:hidden"}>
            <p>
              <span className="block text-poster headline tabular-nums">
                {dayNumbers(start, end)}
              </span>
              <span className="mt-2 block drawing-label">{monthAndYear(start)}</span>
            </p>
            <p className="mt-1 text-lg">{name}</p>
          </Tick>
        ))}
        {coming.length === 0 &&
          getLessons().map(({ slug, title, minutes }, index) => (
            <Tick key={slug} className={index < 3 ? "" : "md:hidden"}>
              <a href={handoutPath(slug)} className="group block">
                <span className="block text-3xl headline tabular-nums">
                  {minutes}
                  <span className="ml-1 text-base font-bold normal-case">min</span>
                </span>
                <span className="mt-1 block underline decoration-grafite group-hover:no-underline">
                  {title}
                </span>
              </a>
            </Tick>
          ))}
      </ol>
    </div>
  );
}

/** An entry of the tape. `className` hides its tick where it is not in the first row. */
const Tick = ({ className, children }: { className: string; children: ReactNode }) => (
  <li className="relative">
    <span
      aria-hidden="true"
      className={`absolute top-4 -left-16 h-line w-touch bg-esgotado tape-mark md:-top-12 md:left-0 md:h-12 md:w-line ${className}`}
    />
    {children}
  </li>
);
