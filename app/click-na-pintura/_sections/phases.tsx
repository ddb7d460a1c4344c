import { EndedBadge } from "@/components/ui/ended-badge";
import { Section } from "@/components/ui/section";
import { contestEnds } from "@/lib/content/press";
import type { Phase } from "@/lib/content/collections";
import { dayRange, isOver } from "@/lib/content/dates";
import { lastDayOf } from "@/lib/content/events";
import { CONTEST_RELEASE, paths } from "@/lib/paths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { eachMonthOfInterval } from "date-fns/eachMonthOfInterval";
import { endOfMonth } from "date-fns/endOfMonth";
import { format } from "date-fns/format";
import { startOfMonth } from "date-fns/startOfMonth";
import { ptBR } from "date-fns/locale/pt-BR";

export function Phases({ phases }: { phases: Phase[] }) {
  const months = monthShares(phases);
  return (
    <Section
      tone="planta"
      labelledBy="fases"
      title="Da inscrição ao resultado"
      lead={
        <>
          <p className="mb-2">
            <EndedBadge lastDay={contestEnds({ phases }).result} />
          </p>
          <p>
            {isOver(lastDayOf(CONTEST_RELEASE))
              ? "O calendário de setembro, que também terminou, está no"
              : "O calendário de setembro, com a pré-inscrição gratuita, está no"}{" "}
            <a href={paths.pressRelease} className="inline-block font-bold text-link">
              release para a imprensa
            </a>
            .
          </p>
        </>
      }
    >
      <div className="mt-12">
        <div
          aria-hidden="true"
          className="grid border-b-2 border-concreto drawing-label"
          style={{
            gridTemplateColumns: months.map(({ share }) => `minmax(0,${share}fr)`).join(" "),
          }}
        >
          {months.map(({ name }) => (
            <span
              key={name}
              className="border-l border-concreto/60 pb-2 pl-2 text-[length:min(var(--text-xs),4vw)]"
            >
              {name}
            </span>
          ))}
        </div>
        <ol>
          {phases.map((phase) => (
            <PhaseRow key={phase.name} phase={phase} span={relativeSpan(phases, phase)} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

type PhaseRowProps = { phase: Phase; span: { start: number; length: number } };

function PhaseRow({ phase: { name, from, to, text }, span }: PhaseRowProps) {
  const single = from === to;
  return (
    <li className="border-b border-concreto/35 py-5">
      <div aria-hidden="true" className="mb-4 flex h-7">
        <span
          className="self-center border-t-2 border-dashed border-concreto/40"
          style={{ width: `${span.start}%` }}
        />
        {single ? (
          <span className="keep-background -ml-2.5 size-5 rotate-45 self-center bg-seguranca" />
        ) : (
          <span className="keep-background bg-obra" style={{ width: `${span.length}%` }} />
        )}
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-1 md:grid-cols-[1fr_1.2fr_2fr] md:items-baseline">
        <h3 className="text-xl headline">{name}</h3>
        <p className="text-lg font-bold text-seguranca tabular-nums">{dayRange(from, to)}</p>
        <p>{text}</p>
      </div>
    </li>
  );
}

type Days = { from: string; to: string };

const day = (text: string) => new Date(`${text}T00:00:00`);

function axisOf(days: Days[]) {
  const texts = days.flatMap(({ from, to }) => [from, to]).sort();
  const start = startOfMonth(day(texts[0] ?? ""));
  const end = endOfMonth(day(texts.at(-1) ?? ""));
  return { start, end, length: differenceInCalendarDays(end, start) + 1 };
}

/** The months in the range of the days, each with its number of days: "jan", 31. */
function monthShares(days: Days[]): { name: string; share: number }[] {
  const { start, end } = axisOf(days);
  return eachMonthOfInterval({ start, end }).map((month) => ({
    name: format(month, "LLL", { locale: ptBR }),
    share: differenceInCalendarDays(endOfMonth(month), month) + 1,
  }));
}

/** Start and length of a span of days (both ends inclusive) in per cent of the whole range. */
function relativeSpan(all: Days[], { from, to }: Days): { start: number; length: number } {
  const axis = axisOf(all);
  const percent = (days: number) => (days / axis.length) * 100;
  return {
    start: percent(differenceInCalendarDays(day(from), axis.start)),
    length: percent(differenceInCalendarDays(day(to), day(from)) + 1),
  };
}
