import { EndedBadge } from "@/components/ui/ended-badge";
import { Section } from "@/components/ui/section";
import { Headline, Label } from "@/components/ui/text";
import { contestEnds } from "@/lib/content/press";
import type { Phase } from "@/lib/content/collections/pages";
import { dayRange, isOver } from "@/lib/content/dates";
import { lastDayOf } from "@/lib/content/events";
import { monthShares, relativeSpan } from "@/lib/format/day-axis";
import { CONTEST_RELEASE, paths } from "@/lib/paths";

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
            <a href={paths.pressRelease} className="inline-block text-link">
              release para a imprensa
            </a>
            .
          </p>
        </>
      }
    >
      <div className="mt-title">
        <div
          aria-hidden="true"
          className="grid border-b-line border-concreto"
          style={{
            gridTemplateColumns: months.map(({ share }) => `minmax(0,${share}fr)`).join(" "),
          }}
        >
          {months.map(({ name }) => (
            <Label key={name} className="border-l border-current/40 px-2 pb-2">
              {name}
            </Label>
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
    <li className="border-b border-current/40 py-6">
      <div aria-hidden="true" className="mb-4 flex h-8">
        <span
          className="self-center border-t-line border-dashed border-current/40"
          style={{ width: `${span.start}%` }}
        />
        {single ? (
          <span className="keep-background -ml-2 size-icon rotate-45 self-center bg-seguranca" />
        ) : (
          <span className="keep-background bg-obra" style={{ width: `${span.length}%` }} />
        )}
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-1 md:grid-cols-4 md:items-baseline">
        <Headline size="card">{name}</Headline>
        <Headline as="p" size="text" className="text-seguranca tabular-nums">
          {dayRange(from, to)}
        </Headline>
        <p className="md:col-span-2">{text}</p>
      </div>
    </li>
  );
}
