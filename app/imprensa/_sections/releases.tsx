import { ReleaseState } from "@/components/press/release-state";
import { Badge } from "@/components/ui/badge";
import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { Section, SectionHeading } from "@/components/ui/section";
import { longDate } from "@/lib/content/dates";
import type { ListedRelease } from "@/lib/content/press";
import { releasePath, releaseTextPath } from "@/lib/paths";

const link =
  "inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4";

/** The releases, newest first, each with its state and its two formats. */
export function Releases({ releases }: { releases: ListedRelease[] }) {
  return (
    <Section tone="white" labelledBy="releases">
      <SectionHeading id="releases" title="Releases" />
      <ol className="mt-8 border-b-2 border-grafite">
        {releases.map((release) => (
          <Release key={release.name} release={release} />
        ))}
      </ol>
    </Section>
  );
}

function Release({ release }: { release: ListedRelease }) {
  const { name, title, lead, date, lastDay, isDateInvented } = release;
  return (
    <li className="grid grid-cols-1 gap-x-10 gap-y-3 border-t-2 border-grafite py-7 md:grid-cols-[11rem_1fr] lg:grid-cols-[13rem_1fr]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-col md:items-start">
        <time dateTime={date} className="font-bold">
          {longDate(date)}
        </time>
        {isDateInvented && <DemonstrationLabel />}
        <ReleaseState
          lastDay={lastDay}
          open={<Badge tone="open">{lastDay ? "Em andamento" : "Vigente"}</Badge>}
        />
      </div>
      <div>
        <h3 className="max-w-3xl text-2xl headline">{title}</h3>
        <p className="mt-3 max-w-3xl text-lg">{lead}</p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={releasePath(name)} className={link}>
            Ler o release<span className="sr-only">: {title}</span>
          </a>
          <a href={releaseTextPath(name)} className={link}>
            Texto puro (TXT)<span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
