import type { ReactNode } from "react";
import type { Contest } from "@/lib/content/collections/pages";
import type { ContestRelease } from "@/lib/content/press";
import { keyFigures } from "@/lib/press/press-texts";
import { Unbroken } from "@/components/ui/unbroken";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { DemonstrationLabel } from "@/components/ui/badge";
import { isOver, numericDate } from "@/lib/content/dates";
import { MdxContent } from "@/components/mdx/mdx-content";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { ButtonLink } from "@/components/ui/button";
import { linkHref, linkLabel } from "@/lib/site";

type ReleaseCellProps = {
  id: string;
  title: string;
  span: string;
  className?: string;
  children: ReactNode;
};

const ReleaseCell = ({ id, title, span, className = "", children }: ReleaseCellProps) => (
  <section
    aria-labelledby={id}
    className={`break-inside-avoid border-t-line border-grafite p-4 sm:p-8 print:px-0 print:py-4 ${span} ${className}`}
  >
    <h2 id={id} className="drawing-label text-obra-escura">
      {title}
    </h2>
    <div className="mt-4">{children}</div>
  </section>
);

type KeyFiguresProps = { contest: Contest; release: Pick<ContestRelease, "scope" | "scopeText"> };

export const KeyFigures = ({ contest, release }: KeyFiguresProps) => (
  <section
    aria-labelledby="numeros"
    className="col-span-full border-t-line border-grafite bg-seguranca"
  >
    <h2 id="numeros" className="sr-only">
      O concurso em números
    </h2>
    <ul className="grid grid-cols-1 md:grid-cols-3 print:grid-cols-3">
      {keyFigures(contest, release).map(({ label, value, text }) => (
        <li
          key={value}
          className="flex flex-col border-grafite px-4 py-4 not-first:border-t-line sm:p-8 md:pr-4 md:not-first:border-t-0 md:not-first:border-l-line print:p-3 print:not-first:border-t-0"
        >
          <span className="drawing-label">{label}</span>
          <span className="mt-3 text-3xl headline wrap-anywhere print:text-3xl">
            <Unbroken>{value}</Unbroken>
          </span>
          <span className="mt-2">{text}</span>
        </li>
      ))}
    </ul>
  </section>
);

export const Bonus = ({ title, text }: { title: string; text: string }) => (
  <ReleaseCell id="bonus" title={title} span="col-span-full lg:col-span-2 print:col-span-2">
    <p>{addNonBreakingSpaces(text)}</p>
  </ReleaseCell>
);

export function FounderCitation(props: Pick<ContestRelease, "quote" | "demonstration">) {
  const { quote, demonstration } = props;
  return (
    <figure className="col-span-full flex break-inside-avoid flex-col justify-between border-t-line border-grafite p-4 sm:p-8 lg:col-span-4 lg:border-l-line print:col-span-4 print:px-4 print:py-4">
      <blockquote className="text-2xl headline">
        <p>“{quote.text}”</p>
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center gap-3">
        <span aria-hidden="true" className="h-line w-12 bg-obra" />
        <span className="min-w-0 wrap-anywhere">
          {quote.author}
          {demonstration.includes("quote") && <DemonstrationLabel />}
        </span>
      </figcaption>
    </figure>
  );
}

/** The second column starts where the second column of the whole release does. */
const sheetColumns = "gap-x-16 md:grid-cols-2 lg:grid-cols-aside-main lg:gap-x-8";

/** The schedule of the press release (§4), which differs from that of the contest page. */
export const Schedule = ({ schedule, lastDay }: Pick<ContestRelease, "schedule" | "lastDay">) => (
  <ReleaseCell id="calendario" title="Calendário" span="col-span-full">
    <ol
      className={`mt-3 border-l-heavy border-obra md:grid ${sheetColumns} md:border-t-heavy md:border-l-0 print:grid print:grid-cols-2 print:border-t-heavy print:border-l-0`}
    >
      {schedule.map(({ name, from, to, text }) => (
        <li
          key={name}
          className="relative py-1 pl-6 not-first:mt-6 md:pt-6 md:pr-4 md:pl-0 md:not-first:mt-0 print:pt-6 print:pl-0 print:not-first:mt-0"
        >
          <span
            aria-hidden="true"
            className="timeline-mark absolute border-line border-grafite bg-seguranca"
          />
          <h3 className="text-xl headline">{name}</h3>
          {from && to && (
            <p className="text-lg font-bold tabular-nums">
              <time dateTime={from}>{numericDate(from)}</time> a{" "}
              <time dateTime={to}>{numericDate(to)}</time>
            </p>
          )}
          <p>
            {isOver(to ?? lastDay) && "Na época: "}
            {addNonBreakingSpaces(text)}
          </p>
        </li>
      ))}
    </ol>
  </ReleaseCell>
);

export const Partners = ({ partners }: { partners: ContestRelease["partners"] }) => (
  <ReleaseCell id="parceiros" title="Parceiros" span="col-span-full">
    <dl className={`grid grid-cols-1 gap-y-4 ${sheetColumns} print:grid-cols-2`}>
      {partners.map(({ role, name }) => (
        <div key={role}>
          <dt className="text-sm">{role}</dt>
          <dd className="font-bold">{name}</dd>
        </div>
      ))}
    </dl>
  </ReleaseCell>
);

export const Ecosystem = ({ title, text }: { title: string; text: MdxBody }) => (
  <ReleaseCell id="ecossistema" title={title} span="md:col-span-3 lg:col-span-2 print:col-span-3">
    <MdxContent source={text} />
  </ReleaseCell>
);

export const Participate = ({ steps, lastDay }: { steps: string[]; lastDay: string }) => (
  <ReleaseCell
    id="como-participar"
    title="Como participar"
    span="md:col-span-3 lg:col-span-4 print:col-span-3"
    className="md:border-l-line print:pl-4"
  >
    <ol className="list-decimal space-y-2 pl-6 marker:font-bold marker:text-obra-escura">
      {steps.map((step) => (
        <li key={step} className="pl-1">
          {addNonBreakingSpaces(step)}
        </li>
      ))}
    </ol>
    <div className="no-print mt-6 text-balance">
      <ButtonLink href={linkHref("contestSite")}>
        {linkLabel(
          "contestSite",
          isOver(lastDay) ? "Ver o site do concurso" : "Ir para o site do concurso",
        )}
      </ButtonLink>
    </div>
  </ReleaseCell>
);
