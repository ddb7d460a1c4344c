import "@/app/educacao/education.css";
import { Headline, Label, Lead, SmallText } from "@/components/ui/text";
import type { ReactNode } from "react";
import { dayNumbers, monthAndYear } from "@/lib/content/dates";
import { coursesByEnd, getLessons } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";

/**
 * Shows the dates of the courses to come or, if there are none, the lessons of the online course.
 */
export function Tape() {
  const { coming } = coursesByEnd();
  return (
    <div className="relative overflow-hidden border-t-line border-grafite bg-seguranca">
      <ol
        aria-label={coming.length > 0 ? "Datas da agenda" : "Aulas on-line"}
        className="tape container-site"
      >
        <li aria-hidden="true" className="tape-ticks" />
        {coming.map(({ slug, name, start, end }, index) => (
          <Tick key={slug} className={index < 3 ? "" : "md:hidden"}>
            <p>
              <Headline as="span" size="page" className="block tabular-nums">
                {dayNumbers(start, end)}
              </Headline>
              <Label as="span" className="mt-2 block">
                {monthAndYear(start)}
              </Label>
            </p>
            <Lead className="mt-1">{name}</Lead>
          </Tick>
        ))}
        {coming.length === 0 &&
          getLessons().map(({ slug, title, minutes }, index) => (
            <Tick key={slug} className={index < 3 ? "" : "md:hidden"}>
              <a href={handoutPath(slug)} className="block">
                <Headline as="span" size="section" className="block tabular-nums">
                  {minutes}
                  <SmallText as="span"> min</SmallText>
                </Headline>
                <span className="mt-1 block underline">{title}</span>
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
    <span aria-hidden="true" className={`tape-mark ${className}`} />
    {children}
  </li>
);
