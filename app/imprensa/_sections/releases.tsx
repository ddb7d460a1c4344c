import { Badge, DemonstrationLabel } from "@/components/ui/badge";
import { Section, SectionHeading } from "@/components/ui/section";
import { ReleaseState } from "@/components/press/release";
import { longDate } from "@/lib/content/dates";
import type { ListedRelease } from "@/lib/content/press";
import { releasePath, releaseTextPath } from "@/lib/paths";

const rowLink =
  "inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4";

export const Releases = ({ releases }: { releases: ListedRelease[] }) => (
  <Section tone="white" labelledBy="releases">
    <SectionHeading id="releases" title="Releases" />
    <ol className="mt-8 border-b-2 border-grafite">
      {releases.map((release) => (
        <Release key={release.name} release={release} />
      ))}
    </ol>
  </Section>
);

function Release({ release }: { release: ListedRelease }) {
  const { name, title, lead, date, lastDay, isDateInvented } = release;
  return (
    <li className="grid grid-cols-1 gap-x-10 gap-y-3 border-t-2 border-grafite py-7 md:grid-cols-[14rem_1fr]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-col md:items-start">
        <p className="font-bold">
          <time dateTime={date}>{longDate(date)}</time>
          {isDateInvented && <DemonstrationLabel />}
        </p>
        <ReleaseState release={release} open={lastDay && <Badge tone="open">Em andamento</Badge>} />
      </div>
      <div>
        <h3 className="max-w-3xl text-2xl headline">{title}</h3>
        <p className="mt-3 max-w-3xl text-lg">{lead}</p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={releasePath(name)} className={rowLink}>
            Ler o release<span className="sr-only">: {title}</span>
          </a>
          <a href={releaseTextPath(name)} className={rowLink}>
            Texto puro (TXT)<span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
