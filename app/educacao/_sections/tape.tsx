import type { ReactNode } from "react";
import { dayNumbers, monthAndYear } from "@/lib/content/dates";
import { coursesByEnd, getLessons } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";

/** The ticks of a measuring tape are on the left edge, from 768 px on along the top edge. */
const tapeClass =
  "absolute inset-y-0 left-0 m-0 w-6 " +
  "[background:repeating-linear-gradient(180deg,currentColor_0_2px,transparent_2px_12px)_0_0/0.75rem_100%_no-repeat] " +
  "md:inset-x-0 md:bottom-auto md:h-6 md:w-auto " +
  "md:[background:repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_12px)_0_0/100%_0.75rem_no-repeat]";

/**
 * Shows the dates of the courses to come or, if there are none, the lessons of the online course.
 */
export function Tape() {
  const { coming } = coursesByEnd();
  return (
    <div className="overflow-hidden border-t-line border-grafite bg-seguranca">
      <ol
        aria-label={coming.length > 0 ? "Datas da agenda" : "Aulas on-line"}
        className={`relative container-site space-y-3 py-4 pl-16 md:grid md:grid-cols-3 md:space-y-0 md:gap-x-8 md:gap-y-8 md:pt-12 md:pb-8 md:pl-(--spacing-gutter) ${coming.length > 0 ? "" : "lg:grid-cols-6"}`}
      >
        <li aria-hidden="true" className={tapeClass} />
        {coming.map(({ slug, name, start, end }, index) => (
          <Tick key={slug} className={index < 3 ? "" : "md:hidden"}>
            <p>
              <span className="block text-4xl headline tabular-nums xl:text-[clamp(4.75rem,6.4vw,6rem)]">
                {dayNumbers(start, end)}
              </span>
              <span className="mt-2 block drawing-label">{monthAndYear(start)}</span>
            </p>
            <p className="mt-1 text-lg">{name}</p>
          </Tick>
        ))}
        {coming.length === 0 &&
          getLessons().map(({ slug, title, minutes }, index) => (
            <Tick
              key={slug}
              className={index < 3 ? "" : index < 6 ? "md:max-lg:hidden" : "md:hidden"}
            >
              <a href={handoutPath(slug)} className="group block">
                <span className="block text-3xl headline tabular-nums">
                  {minutes}
                  <span className="ml-1 text-base font-bold normal-case">min</span>
                </span>
                <span className="mt-1 block underline decoration-grafite decoration-2 underline-offset-4 group-hover:no-underline">
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
      className={`absolute top-4 -left-16 h-line w-touch bg-esgotado outline-4 outline-seguranca md:-top-12 md:left-0 md:h-12 md:w-line ${className}`}
    />
    {children}
  </li>
);
