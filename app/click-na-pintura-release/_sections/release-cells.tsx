import "@/components/press/release.css";
import type { ReactNode } from "react";
import type { Contest } from "@/lib/content/collections/pages";
import type { ContestRelease } from "@/lib/content/press";
import { endedText, keyFigures } from "@/lib/press/press-texts";
import { Unbroken } from "@/components/ui/unbroken";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { DemonstrationLabel } from "@/components/ui/badge";
import { isOver, numericDate } from "@/lib/content/dates";
import { MdxContent } from "@/components/mdx/mdx-content";
import type { MdxBody } from "@/lib/content/front-matter";
import { ButtonLink } from "@/components/ui/button";
import { Headline, Label, SmallText } from "@/components/ui/text";
import { linkHref, linkLabel } from "@/lib/site";

type ReleaseCellProps = {
  id: string;
  title: string;
  className: string;
  children: ReactNode;
};

const ReleaseCell = ({ id, title, className, children }: ReleaseCellProps) => (
  <section
    aria-labelledby={id}
    className={`release-cell break-inside-avoid border-t-line border-grafite p-inset ${className}`}
  >
    <Label as="h2" id={id} className="text-obra-escura">
      {title}
    </Label>
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
    <ul className="release-numbers">
      {keyFigures(contest, release).map(({ label, value, text }) => (
        <li key={value} className="flex flex-col border-grafite p-inset">
          <Label as="span">{label}</Label>
          <Headline as="span" size="section" className="mt-3 wrap-anywhere">
            <Unbroken>{value}</Unbroken>
          </Headline>
          <span className="mt-2">{text}</span>
        </li>
      ))}
    </ul>
  </section>
);

export const Bonus = ({ title, text }: { title: string; text: string }) => (
  <ReleaseCell id="bonus" title={title} className="col-span-full lg:col-span-2">
    <p>{addNonBreakingSpaces(text)}</p>
  </ReleaseCell>
);

export function FounderCitation(props: Pick<ContestRelease, "quote" | "demonstration">) {
  const { quote, demonstration } = props;
  return (
    <figure className="release-cell col-span-full flex break-inside-avoid flex-col justify-between border-t-line border-grafite p-inset lg:col-span-4 lg:border-l-line">
      <Headline as="blockquote" size="part">
        <p>“{quote.text}”</p>
      </Headline>
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
const columnsClass = "gap-x-8 md:grid-cols-2 lg:grid-cols-aside-main";

/** The schedule of the press release (§4), which differs from that of the contest page. */
export const Schedule = ({ schedule, lastDay }: Pick<ContestRelease, "schedule" | "lastDay">) => (
  <ReleaseCell id="calendario" title="Calendário" className="col-span-full">
    <ol
      className={`release-schedule mt-3 grid grid-cols-1 border-obra ${columnsClass} print:grid-cols-2`}
    >
      {schedule.map(({ name, from, to, text }) => (
        <li key={name} className="relative">
          <span
            aria-hidden="true"
            className="timeline-mark border-line border-grafite bg-seguranca"
          />
          <Headline size="card">{name}</Headline>
          {from && to && (
            <Headline as="p" size="text" className="tabular-nums">
              <time dateTime={from}>{numericDate(from)}</time> a{" "}
              <time dateTime={to}>{numericDate(to)}</time>
            </Headline>
          )}
          <p>
            {addNonBreakingSpaces(isOver(to ?? lastDay) ? `Anúncio da época: “${text}”` : text)}
          </p>
        </li>
      ))}
    </ol>
  </ReleaseCell>
);

export const Partners = ({ partners }: { partners: ContestRelease["partners"] }) => (
  <ReleaseCell id="parceiros" title="Parceiros" className="col-span-full">
    <dl className={`grid grid-cols-1 gap-y-4 ${columnsClass} print:grid-cols-2`}>
      {partners.map(({ role, name }) => (
        <div key={role}>
          <SmallText as="dt">{role}</SmallText>
          <dd>
            <strong>{name}</strong>
          </dd>
        </div>
      ))}
    </dl>
  </ReleaseCell>
);

export const Ecosystem = ({ title, text }: { title: string; text: MdxBody }) => (
  <ReleaseCell id="ecossistema" title={title} className="md:col-span-3 lg:col-span-2">
    <MdxContent source={text} />
  </ReleaseCell>
);

export const Participate = ({ steps, lastDay }: { steps: string[]; lastDay: string }) => (
  <ReleaseCell
    id="como-participar"
    title="Como participar"
    className="md:col-span-3 md:border-l-line lg:col-span-4"
  >
    <div className="prose-site">
      {isOver(lastDay) && <p>{endedText(lastDay)}</p>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{addNonBreakingSpaces(step)}</li>
        ))}
      </ol>
    </div>
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
